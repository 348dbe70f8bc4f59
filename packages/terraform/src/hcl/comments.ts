import type { Comment, Span } from './ast.ts';
import { parseExpression } from './parser.ts';
import { lineAt, type SourceText } from './source-text.ts';

/** Where comments begin and end, for asking which one belongs to an item. */
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
 * What the comments directly above an item and beside it say, as Markdown; undefined when they say nothing.
 * A blank line detaches a comment, and an argument that is commented out takes the comment above it along.
 */
export function describeItem(index: CommentIndex, item: Span): string | undefined {
  const text = [leadText(index, item), trailingText(index, item)].filter((part) => part !== '').join(' ');
  return text === '' ? undefined : text;
}

function leadText(index: CommentIndex, item: Span): string {
  const { source } = index;
  const itemLine = lineAt(source, item.start);
  const isFirstOnLine = source.text.slice(source.lineStarts[itemLine - 1] ?? 0, item.start).trim() === '';
  if (!isFirstOnLine) return '';
  const lines: string[] = [];
  let line = itemLine - 1;
  for (let comment = index.byLastLine.get(line); comment; comment = index.byLastLine.get(line)) {
    lines.unshift(...comment.text.split('\n'));
    line = lineAt(source, comment.start) - 1;
  }
  const lastCode = lines.findLastIndex(isCommentedOut);
  return lines
    .slice(lastCode + 1)
    .filter((text) => !/^[-=#*_~]{3,}$/.test(text))
    .join('\n')
    .trim();
}

function trailingText(index: CommentIndex, item: Span): string {
  const { source } = index;
  for (const edge of [item.end, item.start]) {
    const comment = index.byFirstLine.get(lineAt(source, edge));
    if (comment === undefined || comment.start < edge) continue;
    const between = source.text.slice(edge, comment.start);
    // Beside the opening of a value of several lines the comment still belongs to the item.
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
