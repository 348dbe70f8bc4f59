import type { TreeIndex } from './page-tree.ts';
import type { SidebarNode, SidebarView, SidebarViewNode } from './page-view.ts';
import { routeKey } from './url.ts';

/** Most entries of a sidebar that one page's HTML repeats; the rest is in the fragment. */
export const SIDEBAR_ENTRY_LIMIT = 50;

export interface SidebarViewInput {
  readonly name: string;
  readonly index: TreeIndex;
  /** URL of the page; none for the fragment that belongs to no page. */
  readonly url?: string;
  readonly fragmentUrl?: string;
  readonly limit?: number;
}

/**
 * What one page shows of its sidebar. The way to the page is kept whole; other categories give up their
 * children, the largest first, until the limit holds. A long list of plain links beside the page stays.
 */
export function createSidebarView(input: SidebarViewInput): SidebarView {
  const { name, index, url, fragmentUrl, limit = SIDEBAR_ENTRY_LIMIT } = input;
  const current = url === undefined ? undefined : routeKey(url);
  const path = new Set(current === undefined ? [] : index.paths.get(current));
  const cut = fragmentUrl === undefined ? new Set<SidebarNode>() : chooseCut(index, path, limit);
  const view = (nodes: readonly SidebarNode[], prefix: string): SidebarViewNode[] =>
    nodes.map((node, position) => {
      const active = current !== undefined && node.url !== undefined && routeKey(node.url) === current;
      if (node.type === 'link') return { ...node, active };
      const key = `${prefix}${position}`;
      const items = cut.has(node) ? null : view(node.items, `${key}.`);
      return { ...node, key, active, onPath: path.has(node), items };
    });
  const items = view(index.tree, '');
  return { name, items, ...(cut.size > 0 && fragmentUrl !== undefined && { fragmentUrl }) };
}

/** The categories whose children a page leaves out so that no more than `limit` entries are left. */
function chooseCut(index: TreeIndex, path: ReadonlySet<SidebarNode>, limit: number): Set<SidebarNode> {
  const cut = new Set<SidebarNode>();
  let total = index.total;
  if (total <= limit) return cut;
  const saved = (node: SidebarNode): number => (index.sizes.get(node) ?? 1) - 1;
  for (const node of collectClosed(index.tree, path).sort((a, b) => saved(b) - saved(a))) {
    if (total <= limit) break;
    cut.add(node);
    total -= saved(node);
  }
  return cut;
}

/** Outermost categories that are not on the way to the page. */
function collectClosed(nodes: readonly SidebarNode[], path: ReadonlySet<SidebarNode>): SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return [];
    if (path.has(node)) return collectClosed(node.items, path);
    return node.collapsible && node.collapsed ? [node] : [];
  });
}
