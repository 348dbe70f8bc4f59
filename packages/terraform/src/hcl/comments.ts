import type { Comment, Span } from './ast.ts';
import { parseExpression } from './parser.ts';
import { lineAt, type SourceText } from './source-text.ts';

/** Comments by their first and last lines, to find the one that belongs to an item. */
export interface CommentIndex {
  source: SourceText;
  /** Comments with only white space before them, by the line they end on. */
  byLastLine: Map<number, Comment>;
  /** The first comment that begins on a line. */
  byFirstLine: Map<number, Comment>;
}

export function createCommentIndex(source: SourceText, comments: Comment[]): CommentIndex {
  const byLastLine = new Map<number, Comment>();
  const byFirstLine = new Map<number, Comment>();
  for (const comment of comments) {
    const line = lineAt(source, comment.start);
    if (!byFirstLine.has(line)) byFirstLine.set(line, comment);
    const before = source.text.slice(source.lineStarts[line - 1] ?? 0, comment.start);
    if (before.trim() === '') byLastLine.set(lineAt(source, comment.end), comment);
  }
  return { source, byLastLine, byFirstLine };
}

/**
 * Returns the comment after an item on its line, or else directly above it, as Markdown; undefined without
 * one. A blank line detaches a comment, a commented-out argument takes the comment above it along, and
 * section headings belong to no item.
 */
export function describeItem(index: CommentIndex, item: Span): string | undefined {
  const text = trailingText(index, item) || leadText(index, item);
  return text === '' ? undefined : text;
}

function leadText(index: CommentIndex, item: Span): string {
  const { source } = index;
  const itemLine = lineAt(source, item.start);
  const isFirstOnLine = source.text.slice(source.lineStarts[itemLine - 1] ?? 0, item.start).trim() === '';
  if (!isFirstOnLine) return '';
  const lines: { text: string; raw: string }[] = [];
  let line = itemLine - 1;
  for (let comment = index.byLastLine.get(line); comment; comment = index.byLastLine.get(line)) {
    const raw = source.text.slice(comment.start, comment.end).split('\n');
    lines.unshift(...comment.text.split('\n').map((text, at) => ({ text, raw: raw[at] ?? '' })));
    line = lineAt(source, comment.start) - 1;
  }
  const lastCode = lines.findLastIndex(({ text }) => isCommentedOut(text));
  const own = withoutBanner(lines.slice(lastCode + 1));
  const text = own.join('\n').trim();
  return own.length === 1 && isGroupName(text) && isFollowedByBareItem(index, item) ? '' : text;
}

/** Drops a heading with rulers or dashes; a ruler only at the top opens one. */
function withoutBanner(lines: { text: string; raw: string }[]): string[] {
  const own = lines.map(({ raw }) => raw.trim().replace(/^(?:#|\/\/|\/?\*)\s*/, ''));
  const isRuler = (line: string): boolean => /^[-=#*~_+/]{3,}$/.test(line);
  const isBanner = (line: string): boolean =>
    isRuler(line) || /^[-=#*~]{2,}\s+\S/.test(line) || /\S\s+[-=#*~]{2,}$/.test(line);
  const last = own.findLastIndex(isBanner);
  const opens = last === 0 && isRuler(own[0] ?? '');
  return opens ? [] : lines.slice(last + 1).map(({ text }) => text);
}

/** Group names above several items: `Required`, `Network settings`, `Tags:`. */
function isGroupName(text: string): boolean {
  return (
    /^[^.\n]{1,60}:$/.test(text) ||
    /^(?:required|optional|general|common|other|misc(?:ellaneous)?)$/i.test(text) ||
    /^(?:\S+ ){0,4}(?:settings|options|parameters|arguments|attributes|properties|fields|variables|inputs|flags|configuration)$/i.test(
      text,
    )
  );
}

/** Whether the next line has another item without a comment: the comment then applies to both. */
function isFollowedByBareItem(index: CommentIndex, item: Span): boolean {
  const { source } = index;
  const next = lineAt(source, item.end) + 1;
  const start = source.lineStarts[next - 1];
  if (start === undefined || index.byFirstLine.has(next)) return false;
  return /^[ \t]*["\p{ID_Start}_]/u.test(source.text.slice(start, source.lineStarts[next]));
}

function trailingText(index: CommentIndex, item: Span): string {
  const { source } = index;
  for (const edge of [item.end, item.start]) {
    const comment = index.byFirstLine.get(lineAt(source, edge));
    if (comment === undefined || comment.start < edge) continue;
    const between = source.text.slice(edge, comment.start);
    // After the opening bracket of a multi-line value a comment still belongs to the item.
    const isBeside =
      edge === item.end ? /^[\s,]*$/.test(between) : /[({[]\s*$/.test(between) && item.end > comment.end;
    if (isBeside) return comment.text;
  }
  return '';
}

const TYPE_WORDS = /^(?:string|number|bool|any|(?:list|set|map|tuple|object|optional)\b)/;

function isCommentedOut(line: string): boolean {
  if (/^[\])}]+,?$/.test(line)) return true;
  const value = /^[\p{ID_Start}_][\p{ID_Continue}-]*\s*=\s*(.+?),?$/u.exec(line)?.[1];
  if (value === undefined || !TYPE_WORDS.test(value)) return false;
  const code = value.replace(/\s+(?:#|\/\/).*$/, '').replace(/,$/, '');
  return /[({[]$/.test(code) || parseExpression(code, '').tree !== undefined;
}
