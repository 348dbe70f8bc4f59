import type { LoadedSidebars, SidebarItemConfig } from '../../read/content/sidebar-config.ts';

/** Sidebars with moved category pages: each version and locale generates its own. */
export function moveSidebars(loaded: LoadedSidebars, move: (slug: string) => string): LoadedSidebars {
  const moveItem = (item: SidebarItemConfig): SidebarItemConfig => {
    if (typeof item === 'string' || item.type !== 'category') return item;
    const { link } = item;
    const moved = link?.type === 'generated-index' ? { ...link, slug: move(link.slug) } : link;
    return { ...item, ...(moved && { link: moved }), items: item.items.map(moveItem) };
  };
  const entries = Object.entries(loaded.sidebars).map(([name, items]) => [name, items.map(moveItem)]);
  return { ...loaded, sidebars: Object.fromEntries(entries) };
}
