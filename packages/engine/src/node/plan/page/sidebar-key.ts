import type { TreeIndex } from '#shared/page-tree.ts';
import type { PageView, SidebarView } from '#shared/page-view.ts';
import { hashJson, hashText } from '../../cache/hash.ts';

const TREE_HASHES = new WeakMap<TreeIndex, string>();
const SIDEBAR_KEYS = new WeakMap<SidebarView, string>();

/** Hash of a sidebar's tree, taken once. */
export function hashTree(index: TreeIndex): string {
  const hash = TREE_HASHES.get(index) ?? hashJson(index.tree);
  TREE_HASHES.set(index, hash);
  return hash;
}

/** Notes what a page's sidebar was made of, so that nobody has to look at all of its entries to tell it from another one. */
export function noteSidebar(view: SidebarView, index: TreeIndex, url: string): void {
  SIDEBAR_KEYS.set(view, hashText(view.name, view.fragmentUrl ?? '', hashTree(index), url));
}

/** Hash of all that a page's document shows beside its body. */
export function hashView(view: PageView): string {
  const { sidebar, ...own } = view;
  const key = sidebar && SIDEBAR_KEYS.get(sidebar);
  return key === undefined ? hashJson(view) : hashText(key, hashJson(own));
}
