import type { TreeNode } from '@gruntwork-docs/engine';

/** Admonition kinds that Docusaurus converts to elements before the later plugins run. */
const KINDS: ReadonlySet<string> = new Set([
  ...['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'],
]);
const HIDDEN = 'admonitionHTML';

/** Renames admonitions in the tree to the name that Docusaurus's later plugins look for. */
export function hideAdmonitions(tree: TreeNode): TreeNode {
  return rename(tree, (node) =>
    node.type === 'containerDirective' && isAdmonition(node) ? HIDDEN : node.type,
  );
}

/** Restores the containers renamed by `hideAdmonitions`. */
export function showAdmonitions(tree: TreeNode): TreeNode {
  return rename(tree, ({ type }) => (type === HIDDEN ? 'containerDirective' : type));
}

function isAdmonition(node: TreeNode): boolean {
  return KINDS.has(String(Reflect.get(node, 'name')));
}

function rename(node: TreeNode, find: (node: TreeNode) => string): TreeNode {
  const { children } = node;
  const type = find(node);
  return {
    ...node,
    type,
    ...(children !== undefined && { children: children.map((child) => rename(child, find)) }),
  };
}
