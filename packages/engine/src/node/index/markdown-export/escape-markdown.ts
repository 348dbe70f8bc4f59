/** Encloses a link's unresolved address in a text; HTML cannot contain this character. */
export const ADDRESS_MARK = '\0';

/** Characters that may require escaping: most texts have none. */
const SPECIAL = new RegExp(`[${ADDRESS_MARK}\\\\\`*~_<\\]&]`);

/** White space other than a single space; most texts need no change. */
const BLANKS = /[^\S ]\s*| \s+/g;

/** Collapses white space to single spaces. */
export function joinBlanks(text: string): string {
  return text.replace(BLANKS, ' ');
}

/**
 * Escapes text for Markdown. `escapeStart` handles characters that start a block at the beginning of a line.
 */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replaceAll(ADDRESS_MARK, '')
    .replace(/[\\`*]|~~/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/\](?=[([])/g, '\\]')
    .replace(/&(?=#?\w+;)/g, '&amp;');
}

/** Escapes the beginning of a paragraph that would otherwise start another block. */
export function escapeStart(text: string): string {
  return text.replace(/^(?:(#{1,6}|[-+>]|={3,}|-{3,})(?=\s|$)|(\d+)([.)])(?=\s))/, (_, sign, number, dot) =>
    sign === undefined ? `${number}\\${dot}` : `\\${sign}`,
  );
}

/** Inline code, with as many backticks as it needs. */
export function wrapCode(code: string): string {
  const text = joinBlanks(code.replaceAll(ADDRESS_MARK, ''));
  if (text.trim() === '') return '';
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A code block with a fence that is longer than any inside. */
export function fenceCode(code: string, info: string): string {
  const fences = code.includes('```') ? code.matchAll(/^\s*(`{3,})/gm) : [];
  const longest = Math.max(2, ...Array.from(fences, ([, ticks = '']) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.replaceAll(ADDRESS_MARK, '')}\n${fence}`;
}
