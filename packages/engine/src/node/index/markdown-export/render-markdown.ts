import { escapeStart, escapeText, fenceCode } from './escape-markdown.ts';
import { type ElementNode, findElement, getText, type HtmlNode, hasClass } from './html-tree.ts';
import type { PlainTextRuleSets } from './plain-text-rules.ts';
import { isDrawing, isSilent, renderInline } from './render-inline.ts';
import { renderTable } from './render-table.ts';

/** Elements with lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;

/** A body as Markdown. Addresses are enclosed in two marks. */
export function renderMarkdown(root: ElementNode, marks: PlainTextRuleSets): string {
  return joinBlocks(renderBlocks(root.children, marks));
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks.join('\n\n');
}

/** The blocks of a box; inline content between its elements is a paragraph. */
function renderBlocks(nodes: readonly HtmlNode[], marks: PlainTextRuleSets): string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  let items: string[] = [];
  const endLine = (): void => {
    if (line.length === 0) return;
    const text = renderInline(line, marks);
    if (text !== '') blocks.push(escapeStart(text));
    line = [];
  };
  const endItems = (): void => {
    if (items.length > 0) blocks.push(items.join('\n'));
    items = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      const isBlank = typeof node === 'string' && node.trim() === '';
      if (!isBlank) endItems();
      if (!isBlank || line.length > 0) line.push(node);
      continue;
    }
    if (isSilent(node, marks)) continue;
    endLine();
    if (hasClass(node, marks.items)) items.push(renderItem(node, '- ', marks));
    else {
      endItems();
      blocks.push(...renderBlock(node, marks));
    }
  }
  endLine();
  endItems();
  return blocks;
}

/** An element that is neither block nor inline counts as a block when it contains blocks. */
function isBlock(node: ElementNode): boolean {
  if (BLOCKS.has(node.name) || isDrawing(node)) return true;
  return (
    (node.name.includes('-') || node.name === 'span') &&
    node.children.some((child) => typeof child !== 'string' && isBlock(child))
  );
}

function renderBlock(node: ElementNode, marks: PlainTextRuleSets): string[] {
  const { name, children } = node;
  const { 'data-source': source, 'data-lang': lang = '' } = node.attributes;
  if (isDrawing(node) && source !== undefined) return [fenceCode(source, lang)];
  if (isDrawing(node)) return [`*${escapeText(node.attributes['aria-label'] ?? '').trim()}*`];
  if (hasClass(node, marks.code)) return renderCode(node, marks);
  if (hasClass(node, marks.quotes)) return [quote(joinBlocks(renderBlocks(children, marks)))];
  if (hasClass(node, marks.labels) || name === 'summary') {
    const text = renderInline(children, marks);
    return text === '' ? [] : [text.startsWith('**') ? text : `**${text}**`];
  }
  const level = HEADING.exec(name)?.[1];
  if (level !== undefined) {
    const text = renderInline(children, marks).replaceAll('\\\n', ' ');
    return text === '' ? [] : [`${'#'.repeat(Number(level))} ${text}`];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return renderList(node, marks);
    case 'dl':
      return [renderTerms(node, marks).join('\n')];
    case 'pre':
      return renderCode(node, marks);
    case 'blockquote':
      return [quote(joinBlocks(renderBlocks(children, marks)))];
    case 'table':
      return [renderTable(node, marks)];
    case 'hr':
      return ['---'];
    default:
      return renderBlocks(children, marks);
  }
}

function renderList({ name, attributes, children }: ElementNode, marks: PlainTextRuleSets): string[] {
  let number = Number(attributes.start ?? 1);
  const items = children.flatMap((child) => {
    if (typeof child === 'string' || child.name !== 'li' || isSilent(child, marks)) return [];
    return [renderItem(child, name === 'ol' ? `${number++}. ` : '- ', marks)];
  });
  if (items.length === 0) return [];
  return [items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n')];
}

/** An item of a list. A box with a link and a sentence becomes one line. */
function renderItem(node: ElementNode, sign: string, marks: PlainTextRuleSets): string {
  const blocks = renderBlocks(node.children, marks);
  const isCard = hasClass(node, marks.items);
  const [first = '', second, ...rest] = blocks.map((block) => (isCard ? unmark(block) : block));
  if (isCard && second !== undefined && rest.length === 0 && !second.includes('\n'))
    return `${sign}${first}: ${second}`;
  const isTight = second !== undefined && rest.length === 0 && /^(?:- |\d+\. )/.test(second);
  const text = isTight
    ? `${first}\n${second}`
    : joinBlocks([first, ...((second ?? '') ? [second ?? ''] : []), ...rest]);
  return sign + indent(text, sign.length);
}

/** Removes bold from a title that is a whole block and a link, where it is redundant. */
function unmark(block: string): string {
  return /^\*\*\[[^\n]*\)\*\*$/.test(block) ? block.slice(2, -2) : block;
}

/** Terms with their definitions, in any kind of box. */
function renderTerms(node: ElementNode, marks: PlainTextRuleSets): string[] {
  const terms: string[] = [];
  for (const child of node.children) {
    if (typeof child === 'string' || isSilent(child, marks)) continue;
    if (child.name === 'dt') {
      const text = renderInline(child.children, marks);
      if (text !== '') terms.push(`- **${text}**`);
    } else if (child.name === 'dd') {
      const [first, ...rest] = renderBlocks(child.children, marks);
      const term = terms.pop();
      if (first === undefined || term === undefined) continue;
      terms.push(`${term}: ${indent(joinBlocks([first, ...rest]), 2)}`);
    } else terms.push(...renderTerms(child, marks));
  }
  return terms;
}

function quote(text: string): string {
  return text.replace(/^(.*)$/gm, (line) => (line === '' ? '>' : `> ${line}`));
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}

/** A block of code with the language and title of its box. */
function renderCode(box: ElementNode, marks: PlainTextRuleSets): string[] {
  const pre = findElement(box, ({ name }) => name === 'pre');
  if (pre === undefined) return renderBlocks(box.children, marks);
  const { 'data-lang': lang = '' } = box.attributes;
  const titleBox = findElement(box, (element) => hasClass(element, marks.codeTitle));
  const title = titleBox === undefined ? '' : renderPlain(titleBox, marks).replaceAll('"', "'");
  const isDiff = isChanged(pre);
  const info = [lang === 'text' && title === '' ? '' : lang, ...(title === '' ? [] : [`title="${title}"`])];
  if (isDiff && lang !== 'diff') info.push('diff');
  const text = lang === 'diff' || !isDiff ? getText(pre) : readChanges(pre);
  return [fenceCode(text.replace(/\n$/, ''), info.join(' ').trim())];
}

function renderPlain(node: ElementNode, marks: PlainTextRuleSets): string {
  const read = (child: HtmlNode): string => {
    if (typeof child === 'string') return child;
    return isSilent(child, marks) ? '' : child.children.map(read).join('');
  };
  return node.children.map(read).join(' ').replace(/\s+/g, ' ').trim();
}

/** Precedes a line with a diff sign; cannot occur in text. */
const SIGNED = '\0';

/** `+` for an added line, `-` for a removed one. */
function findSign({ name, attributes }: ElementNode): '+' | '-' | undefined {
  const classes = name === 'span' ? (attributes.class?.split(' ') ?? []) : [];
  if (!classes.includes('line')) return undefined;
  return classes.includes('add') ? '+' : classes.includes('del') ? '-' : undefined;
}

function isChanged(pre: ElementNode): boolean {
  return findElement(pre, (node) => findSign(node) !== undefined) !== undefined;
}

/** Code with diff signs for lines that are marked as added or removed. */
function readChanges(pre: ElementNode): string {
  const read = (node: HtmlNode): string => {
    if (typeof node === 'string') return node;
    const sign = findSign(node);
    const inner = node.children.map(read).join('');
    return sign === undefined ? inner : SIGNED + sign + inner;
  };
  return read(pre)
    .split('\n')
    .map((line) => (line.startsWith(SIGNED) ? line.slice(SIGNED.length) : ` ${line}`))
    .join('\n');
}
