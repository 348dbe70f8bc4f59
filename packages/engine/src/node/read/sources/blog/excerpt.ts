import { splitFrontmatter } from '../../content/frontmatter.ts';
import { findContentTitle, toPlainTitle } from '../../content/title.ts';

const WORDS_A_MINUTE = 200;
const COMMENT_MARK = /^\s*<!--\s*truncate\s*-->\s*$/;
const EXPRESSION_MARK = /^\s*\{\/\*\s*truncate\s*\*\/\}\s*$/;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s/;

export interface Excerpt {
  /** Lines before the mark, with their original line numbers, and the definitions that they use. */
  readonly text: string;
  readonly truncated: boolean;
}

/** Cuts a post at `<!-- truncate -->` (in MDX `{/* truncate *\/}` as well); without a mark it is whole. */
export function cutExcerpt(source: string, format: 'md' | 'mdx'): Excerpt {
  const lines = source.split('\n');
  const code = findCodeLines(lines);
  const isMark = (line: string): boolean =>
    COMMENT_MARK.test(line) || (format === 'mdx' && EXPRESSION_MARK.test(line));
  const at = lines.findIndex((line, index) => !code.has(index) && isMark(line));
  const shown = at < 0 ? lines : lines.slice(0, at);
  const definitions =
    at < 0 ? [] : lines.filter((line, i) => i > at && !code.has(i) && DEFINITION.test(line));
  const text = [...shown, ...(definitions.length === 0 ? [] : ['', ...definitions])].join('\n');
  return { text: dropFootnotes(dropTitle(text)), truncated: at >= 0 };
}

/** The first paragraph of a post as plain text; `undefined` if the post doesn't begin with text. */
export function findFirstParagraph(excerpt: string): string | undefined {
  const body = excerpt.slice(splitFrontmatter(excerpt).bodyOffset);
  const paragraph = body
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .find(
      (block) => /^[\p{L}\p{N}*_`["'(]/u.test(block) && !/^(?:import|export|[`~]{3}|\[[^\]]+\]:)/.test(block),
    );
  return paragraph === undefined ? undefined : toPlainTitle(paragraph.replace(/\s+/g, ' '));
}

/** Reading time in minutes, rounded up: 200 words each, without markup. */
export function countReadingMinutes(source: string): number {
  const body = source.slice(splitFrontmatter(source).bodyOffset).replace(/^(?:import|export) .*$/gm, '');
  const text = dropParts(dropParts(body, '<!--', '-->'), '{/*', '*/}').replace(
    /<\/?[A-Za-z][^<>]*>|\]\([^()]*\)/g,
    ' ',
  );
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

/** Removes the parts between two marks; an unclosed part stays. */
function dropParts(text: string, open: string, close: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return rest + text.slice(at);
    rest += `${text.slice(at, start)} `;
    at = end + close.length;
  }
}

/** The title is already in the list. */
function dropTitle(text: string): string {
  return findContentTitle(text) === undefined ? text : text.replace(/^#[ \t].*$/m, '');
}

/** Lists contain several posts, whose footnotes would mix. Only references with a definition are removed. */
function dropFootnotes(text: string): string {
  const ids = new Set([...text.matchAll(/^ {0,3}\[\^([^\]\s]+)\]:/gm)].map(([, id]) => id));
  if (ids.size === 0) return text;
  return text
    .replace(/^ {0,3}\[\^[^\]\s]+\]:.*(?:\n(?: {2,}|\t).*)*/gm, (note) => note.replace(/[^\n]/g, ''))
    .replace(/\[\^([^\]\s]+)\]/g, (mark, id) => (ids.has(id) ? '' : mark));
}

/** Line numbers inside fences. */
function findCodeLines(lines: readonly string[]): Set<number> {
  const code = new Set<number>();
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) code.add(index);
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
  });
  return code;
}
