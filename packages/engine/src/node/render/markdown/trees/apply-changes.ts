import { defineHastPlugin, defineMdastPlugin, type HastNode, type MdastNode } from 'satteri';
import type { LocatedNode, NodeChange, NodePath } from './find-changes.ts';
import type { TreeNode } from './text-tree.ts';

/** Changes the Markdown tree before all other plugins. */
export function changeText(changes: readonly NodeChange[]): ReturnType<typeof defineMdastPlugin> {
  return defineMdastPlugin({
    name: 'change-text',
    before(root, ctx) {
      for (const { target, name, value } of listSteps(root, changes))
        ctx.setProperty(target as MdastNode, name as 'data', value as Record<string, unknown>);
    },
  });
}

/** Changes the HTML tree before all other plugins. */
export function changeHtml(changes: readonly NodeChange[]): ReturnType<typeof defineHastPlugin> {
  return defineHastPlugin({
    name: 'change-html',
    before(root, ctx) {
      for (const { target, name, value } of listSteps(root, changes).flatMap(splitProperties))
        ctx.setProperty(target as HastNode as Element, name, value as string);
    },
  });
}

type Element = Extract<HastNode, { type: 'element' }>;

interface Step {
  readonly target: TreeNode;
  readonly name: string;
  readonly value: unknown;
}

/** Attributes of an element are set one by one; a removed one is set to nothing. */
function splitProperties(step: Step): Step[] {
  if (step.name !== 'properties') return [step];
  const old = Object.entries(step.target).find(([key]) => key === 'properties')?.[1];
  const values = Object.entries({ ...clear(old), ...Object(step.value) });
  return values.map(([name, value]) => ({ target: step.target, name, value }));
}

function clear(properties: object | undefined): Record<string, undefined> {
  return Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, undefined]));
}

/** One step for each property; unchanged nodes are references to this tree. */
function listSteps(root: TreeNode, changes: readonly NodeChange[]): Step[] {
  const create = (placed: LocatedNode): unknown =>
    'kept' in placed
      ? getNode(root, placed.kept)
      : { ...placed.node, ...(placed.children !== undefined && { children: placed.children.map(create) }) };
  return changes.flatMap(({ path, set, children }) => {
    const target = getNode(root, path);
    const own = Object.entries(set).map(([name, value]): Step => ({ target, name, value }));
    return children === undefined ? own : [...own, { target, name: 'children', value: children.map(create) }];
  });
}

function getNode(root: TreeNode, path: NodePath): TreeNode {
  let node = root;
  for (const index of path) {
    const child = node.children?.[index];
    if (child === undefined) throw new Error(`the tree has no node at ${path.join('.')}`);
    node = child;
  }
  return node;
}
