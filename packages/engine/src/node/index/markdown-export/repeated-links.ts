import type { ElementNode, HtmlNode } from './html-tree.ts';

/**
 * Replaces links to anchors by their text if the same nodes already link to the page as a whole: a cell that
 * names a page and twenty of its anchors would be mostly addresses. The page itself leads to the anchors.
 */
export function dropRepeatedLinks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const pages = new Set<string>();
  const visit = (node: HtmlNode): HtmlNode[] => {
    if (typeof node === 'string') return [node];
    const children = node.children.flatMap(visit);
    const { href } = node.attributes;
    if (node.name !== 'a' || href === undefined) return [{ ...node, children } satisfies ElementNode];
    const [page = '', place] = href.split('#');
    if (place === undefined) pages.add(page);
    return place !== undefined && pages.has(page) ? children : [{ ...node, children }];
  };
  return nodes.flatMap(visit);
}
