import { fixText } from './fix-text.ts';
import { followFences } from './follow-fences.ts';
import { convertMdx1Blocks } from './mdx1-blocks.ts';

/** What braces are no text in: code, comments, tags, the id of a heading, what is escaped already. */
const KEPT = /(`+[^`]*`+|<!--.*?-->|\{\/\*.*?\*\/\}|<\/?[A-Za-z][^<>]*>|\s\{#[^{}\s]+\}\s*$|\\\{)/;
const FENCE = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,}|\$\$)/;
const FORMULA = /(\$[^$\n]+\$)/;
/** Begins a block of elements, or of code, up to the next empty line. */
const CODE = /^\s*(?:<\/?[A-Za-z>]|(?:import|export)\s)/;

/**
 * A text of the first edition of MDX in the words of the present one: braces between words are text there, as are signs that
 * begin no tag. Every line stays where it is.
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

/** What is a tag for the first edition as well; one with braces is a component's. */
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
