import { defineHastPlugin, type HastNode } from 'satteri';
import type { EngineMessages } from '#shared/engine-messages.ts';
import { formatText } from '#shared/format-text.ts';

/**
 * Wraps every table in a box that scrolls sideways, with keyboard focus and a name from its header; an empty
 * corner isn't a header. The scope is one page: repeated names get a number.
 */
export function tables(
  texts: Pick<EngineMessages, 'table' | 'tableName'>,
): ReturnType<typeof defineHastPlugin> {
  const taken = new Map<string, number>();
  const nameTable = (head: string): string => {
    const name = head === '' ? texts.table : formatText(texts.tableName, { name: head });
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
  return defineHastPlugin({
    name: 'tables',
    element: [
      {
        filter: ['table'],
        visit(node, ctx) {
          const head = node.children.find((child) => child.type === 'element' && child.tagName === 'thead');
          for (const cell of head === undefined ? [] : findHeaders(head)) {
            if (cell.children.length > 0) ctx.setProperty(cell, 'scope', 'col');
            else ctx.replaceNode(cell, { type: 'element', tagName: 'td', properties: {}, children: [] });
          }
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
              ariaLabel: nameTable(label),
            },
            children: [],
          });
        },
      },
    ],
  });
}

function findHeaders(node: Readonly<HastNode>): Readonly<Extract<HastNode, { type: 'element' }>>[] {
  if (node.type !== 'element') return [];
  return node.tagName === 'th' ? [node] : node.children.flatMap(findHeaders);
}

/** Aligned cells, which get a class, as inline styles are not allowed. Columns are aligned as a whole. */
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
