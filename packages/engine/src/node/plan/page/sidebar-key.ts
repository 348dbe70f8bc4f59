import type { TreeIndex } from '#shared/page-tree.ts';
import type { PageView, SidebarView } from '#shared/page-view.ts';
import { hashJson, hashText } from '../../cache/hash.ts';

const TREE_HASHES = new WeakMap<TreeIndex, string>();
const SIDEBAR_KEYS = new WeakMap<SidebarView, string>();

/** Cached hash of a sidebar's tree. */
export function hashTree(index: TreeIndex): string {
  const hash = TREE_HASHES.get(index) ?? hashJson(index.tree);
  TREE_HASHES.set(index, hash);
  return hash;
}

/** Records the inputs of a page's sidebar, so that sidebars can be compared without reading all entries. */
export function noteSidebar(view: SidebarView, index: TreeIndex, url: string): void {
  SIDEBAR_KEYS.set(view, hashText(view.name, view.fragmentUrl ?? '', hashTree(index), url));
}

/** Hash of a page's document without its body. */
export function hashView(view: PageView): string {
  const { sidebar, ...own } = view;
  const key = sidebar && SIDEBAR_KEYS.get(sidebar);
  return key === undefined ? hashJson(view) : hashText(key, hashJson(own));
}
