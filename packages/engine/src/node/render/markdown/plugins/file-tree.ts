import { defineHastPlugin, type HastNode } from 'satteri';

type Element = Readonly<Extract<HastNode, { type: 'element' }>>;

/** Marks the folders of a `FileTree`: items with children, and names that end with a slash. */
export const fileTree = defineHastPlugin({
  name: 'file-tree',
  mdxJsxFlowElement: [
    {
      filter: ['FileTree'],
      visit(node, ctx) {
        for (const item of findItems(node)) {
          const [name = ''] = ctx.textContent(item).trim().split(/\s/);
          const holdsItems = item.children.some((child) => findItems(child).length > 0);
          if (holdsItems || name.endsWith('/')) ctx.setProperty(item, 'className', ['folder']);
        }
      },
    },
  ],
});

/** All items of the lists in a node, including nested lists. */
function findItems(node: Readonly<HastNode>): Element[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' && node.tagName === 'li' ? [node] : [];
  return [...own, ...node.children.flatMap((child) => findItems(child))];
}
