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

/** A text whose trees plugins transform. */
export interface TransformedText {
  /** Site-relative. */
  readonly file: string;
  readonly siteDir: string;
  /** The text for the parser, with the lines of the file. */
  readonly source: string;
}

/**
 * Plugins that transform a text's trees. They get copies, may change them in place, and return the result.
 */
export interface TreeTransforms {
  /** Transforms the Markdown tree, before the engine's plugins. */
  readonly text?: ((tree: TreeNode) => Promise<TreeNode>) | undefined;
  /** Transforms the resulting HTML tree, before code is highlighted and links are resolved. */
  readonly html?: ((tree: TreeNode) => Promise<TreeNode>) | undefined;
}

/** A copy for plugins to change; positions are shared. */
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

/** True for properties that are shared or copied separately, and for the parser's own. */
function isKept(key: string): boolean {
  return key.startsWith('_') || key === 'type' || key === 'position' || key === 'children';
}
