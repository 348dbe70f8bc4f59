import { defineHastPlugin, markdownToMdast, mdxToMdast } from 'satteri';
import { changeHtml, changeText } from './apply-changes.ts';
import { findChanges } from './find-changes.ts';
import { copyTree, type TreeNode, type TreeTransforms } from './text-tree.ts';

/** Changes of the site's plugins to a text, as plugins of the parser. */
export interface TreeChanges {
  readonly text: readonly ReturnType<typeof changeText>[];
  readonly html: readonly ReturnType<typeof changeHtml>[];
}

export const NO_CHANGES: TreeChanges = { text: [], html: [] };

type Features = NonNullable<Parameters<typeof mdxToMdast>[1]>['features'];

export interface PlanChangesInput {
  readonly source: string;
  readonly format: 'md' | 'mdx';
  readonly features: Features;
  /** Parses the text with these changes and further plugins for its HTML, and discards the output. */
  readonly parse: (changes: TreeChanges) => void;
}

/**
 * Runs the site's plugins over the trees of a text once; the text may then be compiled repeatedly with their
 * changes.
 */
export async function planChanges(
  { text, html }: TreeTransforms,
  { source, format, features, parse }: PlanChangesInput,
): Promise<TreeChanges> {
  let changes = NO_CHANGES;
  if (text !== undefined) {
    const tree = parseText({ source, format, features, parse });
    const found = findChanges(tree, await text(copyTree(tree)));
    if (found.length > 0) changes = { ...changes, text: [changeText(found)] };
  }
  if (html === undefined) return changes;
  const tree = readHtmlTree((reader) => parse({ ...changes, html: [reader] }));
  const found = findChanges(tree, await html(copyTree(tree)));
  return found.length === 0 ? changes : { ...changes, html: [changeHtml(found)] };
}

/** The Markdown tree. Syntax errors are reported by the compilation. */
function parseText({ source, format, features, parse }: PlanChangesInput): TreeNode {
  try {
    return (format === 'mdx' ? mdxToMdast : markdownToMdast)(source, { features: features ?? {} });
  } catch (error) {
    parse(NO_CHANGES);
    throw error;
  }
}

/** The HTML tree exists only during the compilation of a page, and is read there. */
function readHtmlTree(parse: (reader: ReturnType<typeof changeHtml>) => void): TreeNode {
  let tree: TreeNode | undefined;
  parse(
    defineHastPlugin({
      name: 'read-html',
      options: { position: true },
      before(root) {
        tree = copyTree(root);
      },
    }),
  );
  if (tree === undefined) throw new Error('the text has no tree');
  return tree;
}
