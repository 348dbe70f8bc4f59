import { cutList, LIST_LIMIT } from './cut-list.ts';
import type { TreeIndex } from './page-tree.ts';
import type { SidebarNode, SidebarView, SidebarViewNode } from './page-view.ts';
import { routeKey } from './url.ts';

/** Maximum number of sidebar entries in one page's HTML; the fragment has the rest. */
export const SIDEBAR_ENTRY_LIMIT = 50;

export interface SidebarViewInput {
  readonly name: string;
  readonly index: TreeIndex;
  /** URL of the page; absent for the fragment. */
  readonly url?: string;
  readonly fragmentUrl?: string;
  readonly limit?: number;
}

/**
 * Sidebar of one page. The path to the page stays complete; other categories lose their children, the largest
 * first, until the limit holds. A list that is too long by itself keeps the entries around the page.
 */
export function createSidebarView(input: SidebarViewInput): SidebarView {
  const { name, index, url, fragmentUrl, limit = SIDEBAR_ENTRY_LIMIT } = input;
  const path = new Set<SidebarNode>(url === undefined ? [] : index.paths.get(routeKey(url)));
  const own = [...path].at(-1);
  const isCut = fragmentUrl !== undefined && index.total > limit && hasClosed(index.tree, path);
  const isPartial = isCut || (fragmentUrl !== undefined && index.longest > LIST_LIMIT);
  let cut: ReadonlySet<SidebarNode> = new Set();
  const view = (node: SidebarNode, idle: SidebarViewNode): SidebarViewNode => {
    if (idle.type !== 'category' || node.type !== 'category')
      return idle.type === 'link' && node === own ? { ...idle, active: true } : idle;
    if (cut.has(node)) return { ...idle, items: null };
    if (path.has(node))
      return { ...idle, active: node === own, onPath: true, items: list(node.items, idle.items) };
    return isPartial && node.items.length > LIST_LIMIT
      ? { ...idle, items: list(node.items, idle.items) }
      : idle;
  };
  const list = (
    nodes: readonly SidebarNode[],
    idle: readonly SidebarViewNode[] | null,
  ): SidebarViewNode[] => {
    const shown = (node: SidebarNode, position: number): SidebarViewNode =>
      view(node, idle?.[position] ?? createIdleView(node, ''));
    if (!isPartial) return nodes.map(shown);
    const { start, end, before, after } = cutList(nodes, path);
    const kept = nodes.slice(start, end).map((node, position) => shown(node, start + position));
    return [...before, ...kept, ...after];
  };
  return {
    name,
    // Lazy: all pages of a site are planned before the first one is rendered, and each has a separate list.
    get items() {
      if (isCut) cut = chooseCut(index, path, limit);
      return list(index.tree, getIdleViews(index));
    },
    ...(isPartial && { fragmentUrl }),
  };
}

const idleViewsOf = new WeakMap<TreeIndex, readonly SidebarViewNode[]>();

/** The tree without a current page; pages share the parts outside of their path. */
function getIdleViews(index: TreeIndex): readonly SidebarViewNode[] {
  const known = idleViewsOf.get(index);
  if (known !== undefined) return known;
  const views = index.tree.map((node, position) => createIdleView(node, String(position)));
  idleViewsOf.set(index, views);
  return views;
}

function createIdleView(node: SidebarNode, key: string): SidebarViewNode {
  if (node.type === 'html') return node;
  if (node.type === 'link') return { ...node, active: false };
  const items = node.items.map((child, position) => createIdleView(child, `${key}.${position}`));
  return { ...node, key, active: false, onPath: false, items };
}

/** The categories whose children a page omits so that at most `limit` entries are left. */
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

/** True when there is a collapsed category outside of the path to the page. */
function hasClosed(nodes: readonly SidebarNode[], path: ReadonlySet<SidebarNode>): boolean {
  return nodes.some((node) => {
    if (node.type !== 'category') return false;
    return path.has(node) ? hasClosed(node.items, path) : node.collapsible && node.collapsed;
  });
}

/** Outermost collapsed categories outside of the path to the page. */
function collectClosed(nodes: readonly SidebarNode[], path: ReadonlySet<SidebarNode>): SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'category') return [];
    if (path.has(node)) return collectClosed(node.items, path);
    return node.collapsible && node.collapsed ? [node] : [];
  });
}
