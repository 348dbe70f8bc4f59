import type { SidebarNode } from '#shared/page-view.ts';
import { routeKey } from '#shared/url.ts';
import type { Doc } from '../../read/content/doc.ts';

/** Finds the description of the document at a URL. */
export type FindDescription = (url: string) => string | undefined;

/**
 * Creates the lookup for cards. Trees don't include descriptions: changing one would re-render every page of
 * the sidebar.
 */
export function createDescriptions(docs: readonly Doc[], toUrl: (route: string) => string): FindDescription {
  const byUrl = new Map(
    docs.flatMap(({ route, frontmatter: { description } }) =>
      description === undefined ? [] : [[routeKey(toUrl(route)), description] as const],
    ),
  );
  return (url) => byUrl.get(routeKey(url));
}

/** The entries of a list of cards: an entry's description comes from the sidebar, else from its document. */
export function describeItems(items: readonly SidebarNode[], find: FindDescription): SidebarNode[] {
  return items.map((item) => {
    if (item.type !== 'link' || item.description !== undefined) return item;
    const description = find(item.url);
    return description === undefined ? item : { ...item, description };
  });
}
