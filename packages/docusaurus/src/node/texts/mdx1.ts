import { fixText } from './fix-text.ts';
import { followFences } from './follow-fences.ts';
import { convertMdx1Blocks } from './mdx1-blocks.ts';

/** Regions whose braces are not text: code, comments, tags, heading ids, escapes. */
const KEPT = /(`+[^`]*`+|<!--.*?-->|\{\/\*.*?\*\/\}|<\/?[A-Za-z][^<>]*>|\s\{#[^{}\s]+\}\s*$|\\\{)/;
const FENCE = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,}|\$\$)/;
const FORMULA = /(\$[^$\n]+\$)/;
/** Start of a block of elements, or of code, up to the next empty line. */
const CODE = /^\s*(?:<\/?[A-Za-z>]|(?:import|export)\s)/;

/**
 * Converts MDX 1 to current MDX: braces between words are text there, as is `<` that begins no tag. Line
 * numbers stay the same.
 */
export function convertMdx1(text: string, hasMath = false): string {
  const isFenced = followFences((line) => {
    const mark = FENCE.exec(line)?.[1];
    return mark === '$$' && !hasMath ? undefined : mark;
  });
  let isCode = false;
  const written = text.split('\n');
  const body =
    written[0]?.trimEnd() === '---'
      ? written.findIndex((line, at) => at > 0 && /^-{3,}\s*$/.test(line)) + 1
      : 0;
  const lines = fixText(convertMdx1Blocks(written, body).join('\n')).text.split('\n');
  return lines
    .map((line, index) => {
      if (index < body) return line;
      if (isFenced(line)) return line;
      isCode = line.trim() !== '' && (isCode || CODE.test(line));
      return isCode ? line : escapeText(line, hasMath);
    })
    .join('\n');
}

/** Tags of MDX 1; one with braces is a component's. */
const TAG =
  /^<(?:\/?[A-Za-z][\w.:-]*(?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>|[^<>]*\{|\/?>|!--|[A-Za-z][^>]*$)/;

function escapeText(line: string, hasMath: boolean): string {
  if (!/[{<]/.test(line)) return line;
  const tags = line
    .split(/(`+[^`]*`+)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(/</g, (sign, start: number) => (TAG.test(part.slice(start)) ? sign : '&lt;')),
    )
    .join('');
  return escapeBraces(tags, hasMath);
}

function escapeBraces(line: string, hasMath: boolean): string {
  const kept = hasMath ? new RegExp(`${KEPT.source}|${FORMULA.source}`) : KEPT;
  const escapeRest = (rest: string): string => {
    const found = kept.exec(rest);
    if (found === null) return rest.replaceAll('{', '\\{');
    const end = found.index + found[0].length;
    return rest.slice(0, found.index).replaceAll('{', '\\{') + found[0] + escapeRest(rest.slice(end));
  };
  return escapeRest(line);
}
