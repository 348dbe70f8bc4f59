/** A node of a text's tree, in the format of remark and rehype. */
export interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
  readonly position?:
    | {
        readonly start: { readonly line: number; readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
  readonly data?: object | null | undefined;
}

/** A text whose trees a program changes. */
export interface TransformedText {
  /** Site-relative. */
  readonly file: string;
  readonly siteDir: string;
  /** The text as it is parsed, with the lines of the file. */
  readonly source: string;
}

/**
 * Plugins that transform a text's trees. They get copies, may change them in place, and return the result.
 */
export interface TreeTransforms {
  /** The tree of Markdown, before anything of the engine sees it. */
  readonly text?: ((tree: TreeNode) => Promise<TreeNode>) | undefined;
  /** The tree of HTML that was made of it, before code is colored and links are resolved. */
  readonly html?: ((tree: TreeNode) => Promise<TreeNode>) | undefined;
}

/** A copy that may be changed; places are shared. */
export function copyTree(node: TreeNode): TreeNode {
  const { type, position } = node;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node))
    if (!isKept(key) && value !== undefined) copy[key] = structuredClone(value);
  return {
    ...copy,
    type,
    ...(position !== undefined && { position }),
    ...(node.children !== undefined && { children: node.children.map(copyTree) }),
  };
}

/** True for what is shared or copied by itself, and for what the parser notes for itself. */
function isKept(key: string): boolean {
  return key.startsWith('_') || key === 'type' || key === 'position' || key === 'children';
}
