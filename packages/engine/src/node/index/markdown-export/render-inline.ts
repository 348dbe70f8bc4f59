import { ADDRESS_MARK, escapeText, joinBlanks, wrapCode } from './escape-markdown.ts';
import { type ElementNode, findElement, getText, type HtmlNode, hasClass } from './html-tree.ts';
import type { PlainTextRuleSets } from './plain-text-rules.ts';

/** Elements without text: controls, drawings, containers that only scripts fill. */
const SILENT = new Set(
  'button canvas dialog form input noscript script search select style svg template textarea'.split(' '),
);
const SILENT_ROLES = new Set(['tooltip', 'tablist', 'toolbar']);
/**
 * Attribute that excludes an element from Markdown, for us and for other programs that convert pages to text.
 */
const IGNORED = 'data-markdown-ignore';

/** True for elements to omit from plain text. */
export function isSilent(node: ElementNode, marks: PlainTextRuleSets): boolean {
  const { role, 'aria-hidden': hidden } = node.attributes;
  if (isDrawing(node)) return false;
  return (
    SILENT.has(node.name) ||
    hidden === 'true' ||
    node.attributes[IGNORED] !== undefined ||
    (role !== undefined && SILENT_ROLES.has(role)) ||
    hasClass(node, marks.omit)
  );
}

/** True for a picture with a text alternative. */
export function isDrawing({ name, attributes }: ElementNode): boolean {
  return name !== 'img' && attributes.role === 'img' && attributes['aria-label'] !== undefined;
}

/** White space in a line other than a single space; most texts need no change. */
const BLANKS = /[^\S\n ][^\S\n]*| [^\S\n]+/g;

/** Nodes as one line of Markdown. Addresses are enclosed in two marks. */
export function renderInline(nodes: readonly HtmlNode[], marks: PlainTextRuleSets): string {
  const text = nodes
    .map((node) => renderNode(node, marks))
    .join('')
    .replaceAll(`${ADDRESS_MARK})[`, `${ADDRESS_MARK}) [`);
  // Checked first: the expression is otherwise tried at each letter of a word.
  const line = (
    text.includes(BORDER) ? text.replace(BETWEEN_WORDS, ' ').replaceAll(BORDER, '') : text
  ).replace(BLANKS, ' ');
  return (line.includes('\n') ? line.replace(/ ?\n ?/g, '\n') : line).trim();
}

/** A formula's source, if the page has it. */
function renderFormula(node: ElementNode): string {
  const written = findElement(node, ({ attributes }) => attributes.encoding === 'application/x-tex');
  if (written === undefined) return escapeText(getText(node));
  const sign = node.attributes.display === 'block' ? '$$' : '$';
  return sign + getText(written) + sign;
}

function renderNode(node: HtmlNode, marks: PlainTextRuleSets): string {
  if (typeof node === 'string') return joinBlanks(escapeText(node));
  if (isDrawing(node)) return `*${escapeText(node.attributes['aria-label'] ?? '')}*`;
  if (isSilent(node, marks)) return node.name === 'input' ? renderBox(node) : renderGap(node);
  const inner = (): string => node.children.map((child) => renderNode(child, marks)).join('');
  switch (node.name) {
    case 'br':
      return '\\\n';
    case 'code':
      return wrapCode(getText(node));
    case 'math':
      return renderFormula(node);
    case 'strong':
    case 'b':
      return emphasise(inner(), '**');
    case 'em':
    case 'i':
      return emphasise(inner(), '*');
    case 'del':
    case 's':
      return emphasise(inner(), '~~');
    case 'a':
      return renderLink(node, inner());
    case 'img':
      return renderImage(node);
    case 'sup':
      return renderPower(inner());
    case 'summary':
    case 'p':
    case 'div':
    case 'li':
    case 'section':
      return ` ${inner()} `;
    default:
      return hasClass(node, marks.labels) ? emphasise(inner(), '**') : setApart(node, inner());
  }
}

/** Marks the borders of boxes that a stylesheet separates: a space between words, otherwise nothing. */
const BORDER = '\uE000';
const BETWEEN_WORDS = /(?<=[\p{L}\p{N}])\uE000+(?=[\p{L}\p{N}])/gu;

function setApart({ name, attributes }: ElementNode, text: string): string {
  return name === 'span' && attributes.class !== undefined ? BORDER + text + BORDER : text;
}

/** `2^16`; a footnote mark is a link. */
function renderPower(text: string): string {
  return /^[\w+-]+$/.test(text) ? `^${text}` : text;
}

/** Emphasis marks must touch the words, not the spaces around them. */
function emphasise(text: string, sign: string): string {
  const words = text.trim();
  if (words === '') return text;
  if (words.startsWith('**') && sign === '**') return text;
  return text.replace(words, () => `${sign}${words}${sign}`);
}

function renderLink({ attributes: { href } }: ElementNode, text: string): string {
  const words = joinBlanks(text).trim();
  if (href === undefined) return text;
  return words === '' ? '' : `[${words}](${ADDRESS_MARK}${href}${ADDRESS_MARK})`;
}

function renderImage({ attributes: { src, alt = '' } }: ElementNode): string {
  return src === undefined || src.startsWith('data:')
    ? escapeText(alt)
    : `![${escapeText(alt)}](${ADDRESS_MARK}${src}${ADDRESS_MARK})`;
}

/** A separator between words that is only visual. */
function renderGap({ name, attributes }: ElementNode): string {
  return name === 'span' && attributes['aria-hidden'] === 'true' ? ' ' : '';
}

/** The checkbox of a task. */
function renderBox({ attributes }: ElementNode): string {
  if (attributes.type !== 'checkbox') return '';
  return attributes.checked === undefined ? '[ ] ' : '[x] ';
}
