import type { ElementNode, HtmlNode } from './html-tree.ts';

/**
 * Links to places of pages that the same nodes have linked to as a whole become their text: a cell that names a page and
 * twenty places of it would be mostly addresses. Whoever reads the page finds the places.
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
