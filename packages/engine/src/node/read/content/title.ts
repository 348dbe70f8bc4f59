import { splitFrontmatter } from './frontmatter.ts';

/**
 * A blank line, import, export or comment, up to its end; imported names may span several lines. Each line is
 * read once: there may be many blank lines.
 */
const BEFORE_TITLE =
  /[^\S\n]*(?:import [^\n{]*\{[^{}]{0,4000}\}.*\r?|(?:import|export) .*\r?|<!--[\s\S]*?-->[^\S\n]*)?\n/y;
const TITLE = /#[ \t]+(.*)/y;

/**
 * Text of the first level-one heading, if only blank lines, imports and comments precede it; otherwise
 * `undefined`.
 */
export function findContentTitle(source: string): string | undefined {
  const body = source.slice(splitFrontmatter(source).bodyOffset);
  BEFORE_TITLE.lastIndex = 0;
  let start = 0;
  while (BEFORE_TITLE.test(body)) start = BEFORE_TITLE.lastIndex;
  TITLE.lastIndex = start;
  const line = TITLE.exec(body)?.[1]?.trim() ?? '';
  const text = line.replace(/\{#[\w-]+\}$/, '').trimEnd();
  const words = text.replace(/#+$/, '');
  const title = words === text || /[ \t]$/.test(words) ? words.trimEnd() : text;
  return title === '' ? undefined : title;
}

/**
 * Inline Markdown of a title as plain text, without the marks of code, emphasis and links. A closing mark is
 * searched near the opening one, or up to the next opening one: a line of nothing but marks takes linear
 * time.
 */
export function toPlainTitle(title: string): string {
  return title
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__)(.{1,300}?)\1/g, '$2')
    .replace(/(?<!\w)([*_])(.{1,300}?)\1(?!\w)/g, '$2');
}

/** A title as inline HTML: backticks become `code`, everything else is text. */
export function toTitleHtml(title: string): string {
  const parts = title.split(/`([^`]+)`/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(toPlainTitle(part)),
    )
    .join('');
}

/** Escapes text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}

/** Escapes text for element content only. */
export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
