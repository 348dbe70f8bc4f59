import { fixText } from './fix-text.ts';

/** What braces are no text in: code, comments, tags, the id of a heading, what is escaped already. */
const KEPT = /(`+[^`]*`+|<!--.*?-->|\{\/\*.*?\*\/\}|<\/?[A-Za-z][^<>]*>|\s\{#[^{}\s]+\}\s*$|\\\{)/;
const FORMULA = /(\$[^$\n]+\$)/;
/** Begins a block of elements, or of code, up to the next empty line. */
const CODE = /^\s*(?:<\/?[A-Za-z>]|(?:import|export)\s)/;

/**
 * A text of the first edition of MDX in the words of the present one: braces between words are text there, as are signs that
 * begin no tag. Every line stays where it is.
 */
export function readOlderMdx(text: string, hasMath = false): string {
  let fence: string | undefined;
  let isCode = false;
  const lines = fixText(text).text.split('\n');
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return lines
    .map((line, index) => {
      if (index < body) return line;
      const mark = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,}|\$\$)/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence)) fence = undefined;
        return line;
      }
      if (mark !== undefined && (mark !== '$$' || hasMath)) {
        fence = mark;
        return line;
      }
      isCode = line.trim() !== '' && (isCode || CODE.test(line));
      return isCode || !line.includes('{') ? line : escapeBraces(line, hasMath);
    })
    .join('\n');
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
