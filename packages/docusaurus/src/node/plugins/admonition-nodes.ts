import type { TreeNode } from '@gruntwork-docs/engine';

/** Kinds that Docusaurus makes elements of before the later plugins run. */
const KINDS: ReadonlySet<string> = new Set([
  ...['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'],
]);
const HIDDEN = 'admonitionHTML';

/** The tree with admonitions under the name that Docusaurus's later plugins find them by. */
export function hideAdmonitions(tree: TreeNode): TreeNode {
  return rename(tree, (node) =>
    node.type === 'containerDirective' && isAdmonition(node) ? HIDDEN : node.type,
  );
}

/** The tree with the containers that `hideAdmonitions` had renamed. */
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
