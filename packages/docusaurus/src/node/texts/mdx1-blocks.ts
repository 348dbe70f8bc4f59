import { followFences } from './follow-fences.ts';

const INDENTED = /^(?: {4}|\t)/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s/;
const FENCE = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
/** A tag at the beginning of a line, and the rest of the line. */
const OPENING = /^(\s*)(<([a-z]\w*)\b[^<>]*(?<!\/)>)(\s*\S.*)$/;
const CLOSING = /^(.*\S)\s*(<\/([a-z]\w*)>)\s*$/;

/**
 * Converts MDX 1 blocks to current MDX: indented code gets fences, and a tag whose pair is in another block
 * gets its own block. Only empty lines are changed, so that line numbers stay the same.
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

/**
 * Adds fences to indented code that begins at a line, if there are empty lines around it. Returns its last
 * line.
 */
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

/** Moves a tag to the empty line next to it when its block lacks the other tag of the pair. */
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

/** Appends a closing tag to the line above it. */
function joinClosing(lines: string[], index: number): void {
  const name = /^\s*<\/([a-z]\w*)>\s*$/.exec(lines[index] ?? '')?.[1];
  const above = lines[index - 1] ?? '';
  const [, , , opened, rest = ''] = OPENING.exec(above) ?? [];
  if (name === undefined || opened !== name || rest.includes('</')) return;
  lines[index - 1] = `${above.trimEnd()}</${name}>`;
  lines[index] = '';
}

/** True if a block contains a string from a line on, forwards or backwards. */
function holds(lines: readonly string[], start: number, step: 1 | -1, text: string): boolean {
  for (let index = start; lines[index] !== undefined && lines[index]?.trim() !== ''; index += step)
    if (lines[index]?.includes(text)) return true;
  return false;
}
