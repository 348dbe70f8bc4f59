import type { BreadcrumbView, PageLink, SidebarEntry, SidebarNode } from './page-view.ts';
import { routeKey } from './url.ts';

/** A tree with precomputed data for all pages. */
export interface TreeIndex {
  readonly tree: readonly SidebarNode[];
  /** The path of nodes from the top to a page, including its own node, by route key. */
  readonly paths: ReadonlyMap<string, readonly SidebarEntry[]>;
  /** Number of entries at and below each node. */
  readonly sizes: ReadonlyMap<SidebarNode, number>;
  readonly total: number;
  /** Number of entries of the longest list: the top level, or a category. */
  readonly longest: number;
}

/** Indexes a tree; a page with several entries is found at the first one. */
export function createTreeIndex(tree: readonly SidebarNode[]): TreeIndex {
  const paths = new Map<string, readonly SidebarEntry[]>();
  const sizes = new Map<SidebarNode, number>();
  let longest = 0;
  const visit = (nodes: readonly SidebarNode[], above: readonly SidebarEntry[]): number => {
    let total = 0;
    longest = Math.max(longest, nodes.length);
    for (const node of nodes) {
      if (node.type === 'html') {
        sizes.set(node, 1);
        total += 1;
        continue;
      }
      const path = [...above, node];
      const key = node.url === undefined ? undefined : routeKey(node.url);
      if (key !== undefined && !paths.has(key)) paths.set(key, path);
      const size = 1 + (node.type === 'category' ? visit(node.items, path) : 0);
      sizes.set(node, size);
      total += size;
    }
    return total;
  };
  const total = visit(tree, []);
  return { tree, paths, sizes, total, longest };
}

/** Every page of a tree in reading order, each once. */
export function flattenTree(tree: readonly SidebarNode[]): PageLink[] {
  const seen = new Set<string>();
  const pages: PageLink[] = [];
  const visit = (node: SidebarNode): void => {
    if (node.type === 'html') return;
    const external = node.type === 'link' && (node.external || node.isAside === true);
    if (node.url !== undefined && !external && !seen.has(routeKey(node.url))) {
      seen.add(routeKey(node.url));
      pages.push({ label: node.label, url: node.url });
    }
    if (node.type === 'category') node.items.forEach(visit);
  };
  tree.forEach(visit);
  return pages;
}

/** URL of the first page inside a category, depth first. */
export function findFirstUrl(items: readonly SidebarNode[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const url =
      item.type === 'link' ? (item.external ? undefined : item.url) : (item.url ?? findFirstUrl(item.items));
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Neighbors of each page, by route key. */
export function linkNeighbors(
  tree: readonly SidebarNode[],
): ReadonlyMap<string, { readonly previous?: PageLink; readonly next?: PageLink }> {
  const pages = flattenTree(tree);
  return new Map(
    pages.map((page, index) => {
      const previous = pages[index - 1];
      const next = pages[index + 1];
      return [routeKey(page.url), { ...(previous && { previous }), ...(next && { next }) }];
    }),
  );
}

/** Breadcrumbs of a page: its categories, then the page. */
export function createBreadcrumbs(path: readonly SidebarEntry[]): BreadcrumbView[] {
  return path.map((node) => ({ label: node.label, ...(node.url !== undefined && { url: node.url }) }));
}
