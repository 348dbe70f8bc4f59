import { followFences } from './follow-fences.ts';

const INDENTED = /^(?: {4}|\t)/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s/;
const FENCE = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
/** A tag at the beginning of a line, and what stands behind it there. */
const OPENING = /^(\s*)(<([a-z]\w*)\b[^<>]*(?<!\/)>)(\s*\S.*)$/;
const CLOSING = /^(.*\S)\s*(<\/([a-z]\w*)>)\s*$/;

/**
 * Blocks of the first edition of MDX as the present one has them: indented code is in fences, and a tag that is closed in
 * another block stands alone. Only empty lines are written on, so that every line stays where it is.
 */
export function convertMdx1Blocks(given: readonly string[], body: number): string[] {
  const lines = [...given];
  const isFenced = followFences((line) => FENCE.exec(line)?.[1]);
  let isList = false;
  for (let index = body; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isFenced(line)) continue;
    const isBehindEmpty = index === body || (lines[index - 1] ?? '').trim() === '';
    if (isBehindEmpty && !isList && INDENTED.test(line) && line.trim() !== '') {
      index = fenceCode(lines, index, body);
      continue;
    }
    joinClosing(lines, index);
    if (LIST_ITEM.test(line)) isList = true;
    else if (isBehindEmpty && /^\S/.test(line)) isList = false;
    separateTags(lines, index, body);
  }
  return lines;
}

/** Puts code that begins at a line between fences, if empty lines stand around it. Returns its last line. */
function fenceCode(lines: string[], start: number, body: number): number {
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() !== '' && !INDENTED.test(line)) break;
    if (line.trim() !== '') end = index;
  }
  const isOpen = start > body && (end + 1 >= lines.length || lines[end + 1]?.trim() === '');
  if (!isOpen) return end;
  const code = lines.slice(start, end + 1);
  const longest = Math.max(2, ...code.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  lines.splice(start, code.length, ...code.map((line) => line.replace(INDENTED, '')));
  lines[start - 1] = mark;
  lines[end + 1] = mark;
  return end + 1;
}

/** Writes a tag onto the empty line beside it where its block does not hold the other one of the pair. */
function separateTags(lines: string[], index: number, body: number): void {
  const line = lines[index] ?? '';
  const [, indent = '', opening = '', name = '', rest = ''] = OPENING.exec(line) ?? [];
  if (
    name !== '' &&
    index > body &&
    lines[index - 1]?.trim() === '' &&
    !holds(lines, index, 1, `</${name}>`)
  ) {
    lines[index - 1] = indent + opening;
    lines[index] = indent + rest.trimStart();
  }
  const [, before = '', closing = '', closed = ''] = CLOSING.exec(lines[index] ?? '') ?? [];
  const next = lines[index + 1];
  if (closed !== '' && (next === undefined || next.trim() === '') && !holds(lines, index, -1, `<${closed}`)) {
    lines[index] = before;
    lines[index + 1] = /^\s*/.exec(before)?.[0] + closing;
  }
}

/** Puts a tag that closes the words of the line above it behind these. */
function joinClosing(lines: string[], index: number): void {
  const name = /^\s*<\/([a-z]\w*)>\s*$/.exec(lines[index] ?? '')?.[1];
  const above = lines[index - 1] ?? '';
  const [, , , opened, rest = ''] = OPENING.exec(above) ?? [];
  if (name === undefined || opened !== name || rest.includes('</')) return;
  lines[index - 1] = `${above.trimEnd()}</${name}>`;
  lines[index] = '';
}

/** True if a block holds a text from a line on, forwards or backwards. */
function holds(lines: readonly string[], start: number, step: 1 | -1, text: string): boolean {
  for (let index = start; lines[index] !== undefined && lines[index]?.trim() !== ''; index += step)
    if (lines[index]?.includes(text)) return true;
  return false;
}
