import type { SidebarNode } from '@gruntwork-docs/engine/shared';
import { useOptionalBodyContext } from '@gruntwork-docs/theme/components';

/** A sidebar entry in Docusaurus's form. */
export interface SidebarItem {
  readonly type?: string;
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

interface ShownCategory {
  readonly label: string;
  readonly url?: string;
  readonly items: readonly SidebarNode[];
}

/** Returns the category of the page, with entries in the engine's form. */
export function useVisibleCategory(): ShownCategory {
  const { read, url = '' } = useOptionalBodyContext() ?? {};
  const known = read?.('docusaurus categories') as Readonly<Record<string, ShownCategory>> | undefined;
  return known?.[url.replace(/(?<=.)\/$/, '')] ?? { label: '', items: [] };
}

/** Converts an engine entry to Docusaurus's form. */
export function toSidebarItem(node: SidebarNode): SidebarItem {
  if (node.type === 'html') return { type: 'html' };
  const { type, label, url, description } = node;
  const shared = {
    type,
    label,
    ...(url !== undefined && { href: url }),
    ...(description !== undefined && { description }),
  };
  if (node.type === 'link') return shared;
  const { collapsible, collapsed, items } = node;
  return { ...shared, collapsible, collapsed, items: items.map(toSidebarItem) };
}

/** Converts a Docusaurus entry to the engine's form: none without a page. */
export function toSidebarNodes({ label = '', href, description, items = [] }: SidebarItem): SidebarNode[] {
  const said = description === undefined ? {} : { description };
  if (items.length > 0) {
    const nodes = items.flatMap(toSidebarNodes);
    const [first] = nodes;
    const firstUrl = first?.type === 'html' ? undefined : first?.url;
    const place = href === undefined ? firstUrl !== undefined && { firstUrl } : { url: href };
    return [{ type: 'category', label, ...said, ...place, collapsible: true, collapsed: true, items: nodes }];
  }
  if (href === undefined) return [];
  return [{ type: 'link', label, url: href, ...said, external: /^[a-z]+:/.test(href) }];
}
