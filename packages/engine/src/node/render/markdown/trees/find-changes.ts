import type { TreeNode } from './text-tree.ts';

/** Path of a node: child indices from the root. */
export type NodePath = readonly number[];

/** A node of a tree: an existing one, or a new one. */
export type LocatedNode =
  | { readonly kept: NodePath }
  | { readonly node: Readonly<Record<string, unknown>>; readonly children?: readonly LocatedNode[] };

/** The changes to one node of a tree. */
export interface NodeChange {
  readonly path: NodePath;
  /** Changed properties. */
  readonly set: Readonly<Record<string, unknown>>;
  /** All its children, if they or their order changed. */
  readonly children?: readonly LocatedNode[];
}

/** Properties that can change in place; other differences require a new node. */
const SETTABLE: ReadonlySet<string> = new Set([
  ...['value', 'lang', 'meta', 'url', 'title', 'alt', 'depth', 'data', 'ordered', 'start', 'spread'],
  ...['identifier', 'label', 'properties'],
]);

/** Structural properties, and those that don't affect the page. */
const LEFT_OUT: ReadonlySet<string> = new Set(['type', 'children', 'position']);

/**
 * The changes that turn one tree into another. Nodes in both keep their positions: they are identified by
 * type and position, since plugins copy nodes as often as they change them.
 */
export function findChanges(before: TreeNode, after: TreeNode): NodeChange[] {
  const known = new Map<string, { readonly node: TreeNode; readonly path: NodePath }>();
  const note = (node: TreeNode, path: NodePath): void => {
    const key = findKey(node);
    if (key !== undefined && !known.has(key)) known.set(key, { node, path });
    for (const [index, child] of (node.children ?? []).entries()) note(child, [...path, index]);
  };
  note(before, []);
  const changes: NodeChange[] = [];
  const used = new Set<string>();

  const place = (node: TreeNode): LocatedNode => {
    const key = findKey(node);
    const old = key === undefined || used.has(key) ? undefined : known.get(key);
    if (
      key !== undefined &&
      old !== undefined &&
      listDifferences(old.node, node).every((name) => SETTABLE.has(name))
    ) {
      used.add(key);
      compare(old.node, node, old.path);
      return { kept: old.path };
    }
    const own = Object.fromEntries(Object.entries(node).filter(([name]) => !CHILDREN_AND_PLACE.has(name)));
    return { node: own, ...(node.children !== undefined && { children: node.children.map(place) }) };
  };

  const compare = (old: TreeNode, node: TreeNode, path: NodePath): void => {
    const set = Object.fromEntries(
      listDifferences(old, node).map((name) => [name, getProperty(node, name) ?? null]),
    );
    const children =
      node.children?.map((child, index) =>
        isLeft(old.children?.[index], child) ? { kept: [...path, index] } : place(child),
      ) ?? [];
    const isSame =
      children.length === (old.children?.length ?? 0) &&
      children.every((child, index) => 'kept' in child && isPath(child.kept, path, index));
    if (isSame && Object.keys(set).length === 0) return;
    changes.push({ path, set, ...(!isSame && { children }) });
  };

  compare(before, after, []);
  return changes;
}

const CHILDREN_AND_PLACE: ReadonlySet<string> = new Set(['children', 'position']);

/** True for an unchanged node without position, such as space between elements. */
function isLeft(old: TreeNode | undefined, node: TreeNode): boolean {
  return old !== undefined && findKey(old) === undefined && isEqual(old, node);
}

/** A node's type and position; `undefined` for one that a plugin created. */
function findKey({ type, position }: TreeNode): string | undefined {
  return position?.start.offset === undefined
    ? undefined
    : `${type} ${position.start.offset} ${position.end.offset}`;
}

function listDifferences(old: TreeNode, node: TreeNode): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(node)].filter((name) => !LEFT_OUT.has(name)));
  return [...names].filter((name) => !isEqual(getProperty(old, name), getProperty(node, name)));
}

function getProperty(node: TreeNode, name: string): unknown {
  return Object.entries(node).find(([key]) => key === name)?.[1];
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function isPath(path: NodePath, parent: NodePath, index: number): boolean {
  return (
    path.length === parent.length + 1 && path.at(-1) === index && parent.every((own, at) => own === path[at])
  );
}
