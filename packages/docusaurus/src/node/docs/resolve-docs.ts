import type { SidebarItemConfig, SidebarsConfig } from '@gruntwork-docs/engine/source';
import type { InstanceDoc } from './load-instance.ts';

/**
 * Applies the sidebars to documents as Docusaurus does: a document in several sidebars shows the last of
 * them, and between pages its own label takes precedence over that of the entry; a category's page never has
 * the category's label.
 */
export function resolveDocs(docs: readonly InstanceDoc[], sidebars: SidebarsConfig): InstanceDoc[] {
  const sidebarOf = new Map<string, string>();
  const mains = new Set<string>();
  const visit = (items: readonly SidebarItemConfig[], name: string): void => {
    for (const item of items) {
      if (typeof item === 'string') continue;
      if (item.type === 'doc') sidebarOf.set(item.id, name);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') {
        sidebarOf.set(item.link.id, name);
        mains.add(item.link.id);
      }
      visit(item.items, name);
    }
  };
  for (const [name, items] of Object.entries(sidebars)) visit(items, name);
  return docs.map((found) => {
    const { doc, own } = found;
    const sidebar = doc.sidebar === undefined ? sidebarOf.get(doc.id) : doc.sidebar;
    const label =
      own.pagination_label ?? (own.sidebar_label || undefined) ?? (mains.has(doc.id) ? doc.title : undefined);
    return {
      ...found,
      doc: {
        ...doc,
        ...(sidebar !== undefined && { sidebar }),
        pager: { ...doc.pager, ...(label !== undefined && { label }) },
      },
    };
  });
}
