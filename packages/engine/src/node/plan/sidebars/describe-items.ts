import type { SidebarNode } from '#shared/page-view.ts';
import { routeKey } from '#shared/url.ts';
import type { Doc } from '../../read/content/doc.ts';

/** Finds what the document at a URL says of itself. */
export type FindDescription = (url: string) => string | undefined;

/** Makes the look-up for cards. Trees hold no descriptions: every page of a sidebar would be made again for one. */
export function createDescriptions(docs: readonly Doc[], toUrl: (route: string) => string): FindDescription {
  const byUrl = new Map(
    docs.flatMap(({ route, frontmatter: { description } }) =>
      description === undefined ? [] : [[routeKey(toUrl(route)), description] as const],
    ),
  );
  return (url) => byUrl.get(routeKey(url));
}

/** The entries of a list of cards: what the sidebar says of an entry comes first, then what its document says. */
export function describeItems(items: readonly SidebarNode[], find: FindDescription): SidebarNode[] {
  return items.map((item) => {
    if (item.type !== 'link' || item.description !== undefined) return item;
    const description = find(item.url);
    return description === undefined ? item : { ...item, description };
  });
}
