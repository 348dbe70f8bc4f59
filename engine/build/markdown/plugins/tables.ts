import { defineHastPlugin, type HastNode } from 'satteri';

/** Puts every table into a box of its own that scrolls sideways, reachable by keyboard. */
export const tables = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit(node, ctx) {
        const head = node.children.find((child) => child.type === 'element' && child.tagName === 'thead');
        for (const cell of findAlignedCells(node)) {
          ctx.setProperty(cell, 'className', [`align-${alignment(cell)}`]);
          ctx.setProperty(cell, 'style', null);
          ctx.setProperty(cell, 'align', null);
        }
        const label = head === undefined ? '' : ctx.textContent(head).replace(/\s+/g, ' ').trim();
        ctx.wrapNode(node, {
          type: 'element',
          tagName: 'section',
          properties: {
            className: ['table-wrap'],
            tabIndex: 0,
            ariaLabel: label === '' ? 'Table' : `Table: ${label}`,
          },
          children: [],
        });
      },
    },
  ],
});

/** Cells that Markdown aligned; a class says so, as inline styles are not allowed. A column is aligned as a whole. */
function findAlignedCells(node: Readonly<HastNode>): Readonly<HastNode>[] {
  if (node.type !== 'element') return [];
  if (node.tagName === 'th' || node.tagName === 'td') return alignment(node) === undefined ? [] : [node];
  if (node.tagName === 'tbody' && node.children.length > 0) {
    const [first] = node.children.filter((child) => child.type === 'element');
    if (first === undefined || findAlignedCells(first).length === 0) return [];
  }
  return node.children.flatMap(findAlignedCells);
}

function alignment(node: Readonly<HastNode>): string | undefined {
  if (node.type !== 'element') return undefined;
  const { align, style } = node.properties;
  if (typeof align === 'string') return align;
  return typeof style === 'string' ? /text-align:\s*(\w+)/.exec(style)?.[1] : undefined;
}
