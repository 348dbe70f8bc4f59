import { findFirstUrl } from './page-tree.ts';
import type { SidebarMore, SidebarNode } from './page-view.ts';

/**
 * Longer lists are shown in part: each of a list's pages repeats it, so the total HTML grows quadratically.
 */
export const LIST_LIMIT = 300;
/** Displayed entries of a longer list. */
const SHOWN = 100;

/** The entries of a list that a page shows, and links for the omitted ones. */
export interface CutList {
  readonly start: number;
  readonly end: number;
  readonly before: readonly SidebarMore[];
  readonly after: readonly SidebarMore[];
}

/** Cuts a long list to the entries around the current page, or to its first ones. */
export function cutList(nodes: readonly SidebarNode[], path: ReadonlySet<SidebarNode>): CutList {
  if (nodes.length <= LIST_LIMIT) return { start: 0, end: nodes.length, before: [], after: [] };
  const at = nodes.findIndex((node) => path.has(node));
  const start = Math.min(Math.max(0, at - SHOWN / 2), nodes.length - SHOWN);
  const end = start + SHOWN;
  return {
    start,
    end,
    before: createMore('start', nodes.slice(0, start).reverse()),
    after: createMore('end', nodes.slice(end)),
  };
}

/**
 * Placeholder for omitted entries, the nearest one first; empty if there are none, or no link among them.
 */
function createMore(end: SidebarMore['end'], left: readonly SidebarNode[]): SidebarMore[] {
  const url = findFirstUrl(left) ?? left.find((node) => node.type === 'link')?.url;
  return url === undefined ? [] : [{ type: 'more', end, count: left.length, url }];
}
