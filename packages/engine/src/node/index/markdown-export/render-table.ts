import { type ElementNode, findElement, type HtmlNode } from './html-tree.ts';
import type { PlainTextRuleSets } from './plain-text-rules.ts';
import { renderInline } from './render-inline.ts';
import { dropRepeatedLinks } from './repeated-links.ts';

/** A table with one line per row. A cell's paragraphs and items are joined by line breaks. */
export function renderTable(table: ElementNode, marks: PlainTextRuleSets): string {
  const rows = findRows(table).map((row) =>
    row.children.filter(isCell).map((cell) => renderCell(cell, marks)),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const hasHead = findElement(table, ({ name }) => name === 'thead') !== undefined;
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

function findRows(node: ElementNode): ElementNode[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'tr' ? [child] : findRows(child);
  });
}

function isCell(node: HtmlNode): node is ElementNode {
  return typeof node !== 'string' && (node.name === 'td' || node.name === 'th');
}

const LINES = new Set(['li', 'p', 'div', 'dt', 'dd', 'pre']);

function renderCell(cell: ElementNode, marks: PlainTextRuleSets): string {
  return splitLines({ ...cell, children: dropRepeatedLinks(cell.children) })
    .map((nodes) => renderInline(nodes, marks))
    .filter((text) => text !== '')
    .join('<br>')
    .replaceAll('\\\n', '<br>')
    .replaceAll('|', '\\|');
}

/** The lines of a cell. */
function splitLines({ children }: ElementNode): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  for (const child of children) {
    if (typeof child === 'string' || !holdsLines(child)) lines.at(-1)?.push(child);
    else lines.push(...splitLines(child), []);
  }
  return lines;
}

function holdsLines(node: ElementNode): boolean {
  return LINES.has(node.name) || findElement(node, ({ name }) => LINES.has(name)) !== undefined;
}
