import { linkNeighbors } from '#shared/page-tree.ts';
import type { PageLink, SidebarNode } from '#shared/page-view.ts';
import { routeKey } from '#shared/url.ts';
import type { Doc } from '../read/content/doc.ts';

/** The previous and next page. */
export interface Near {
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** Previous and next links in the sidebars, with the documents' pagination labels. */
export interface Neighbors {
  find(sidebar: string | undefined, url: string): Near;
  /** A link with the document's pagination label. */
  relabel(link: PageLink): PageLink;
}

/** Determines the neighbors in all sidebars once. */
export function createNeighbors(
  trees: ReadonlyMap<string, readonly SidebarNode[]>,
  docs: readonly Doc[],
  toUrl: (route: string) => string,
): Neighbors {
  const neighbors = new Map([...trees].map(([name, tree]) => [name, linkNeighbors(tree)]));
  const labels = new Map(
    docs.flatMap(({ route, pager }) =>
      pager?.label === undefined ? [] : [[toUrl(route), pager.label] as const],
    ),
  );
  const relabel = (link: PageLink): PageLink => ({ ...link, label: labels.get(link.url) ?? link.label });
  return {
    find(sidebar, url) {
      const { previous, next } = (sidebar && neighbors.get(sidebar)?.get(routeKey(url))) || {};
      return { ...(previous && { previous: relabel(previous) }), ...(next && { next: relabel(next) }) };
    },
    relabel,
  };
}
