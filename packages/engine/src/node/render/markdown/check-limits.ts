import { BuildError } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';
import { createTooLong, LONGEST_TEXT } from '../../read/content/text-length.ts';
import { findPosition, type TextOrigin } from '../../read/content/text-origin.ts';

/** Maximum nesting of brackets, elements or quotes: parsers recurse for each level. */
const DEEPEST = 200;
/** Maximum columns before a list marker. */
const WIDEST_INDENT = 400;
/** Maximum operators in a row without a comma: each one nests the previous ones. */
const LONGEST_CHAIN = 2_000;
const MOST_CELLS = 100_000;
const MOST_ENTITIES = 20_000;

export interface LimitedText {
  readonly file: string;
  readonly source: string;
  readonly format: 'md' | 'mdx';
  readonly origin?: TextOrigin | undefined;
}

/**
 * Rejects a text that would exhaust a parser's stack or the machine's memory: the parser is native code, and
 * would end the program without a message. Throws a `BuildError` with the line.
 */
export function checkLimits(text: LimitedText): void {
  const { source } = text;
  if (source.length > LONGEST_TEXT) throw createTooLong(text.file, source.length);
  const depths = new Depths(text.format === 'mdx');
  let cells = 0;
  let entities = 0;
  let fence: string | undefined;
  source.split('\n').forEach((written, index) => {
    const mayMark = written.includes('```') || written.includes('~~~');
    const mark = mayMark ? /^[ \t>*-]*(`{3,}|~{3,})/.exec(written)?.[1] : undefined;
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return;
    }
    fence = mark;
    if (fence !== undefined) return;
    const line = written.includes('`') ? written.replace(/(`+)[^`]*\1(?!`)/g, '') : written;
    entities += count(line, '&');
    cells += count(line, '|');
    const fault =
      depths.read(line) ??
      (line.length > DEEPEST ? findDeepMarks(line) : undefined) ??
      (cells > MOST_CELLS ? `tables with more than ${MOST_CELLS} cells` : undefined) ??
      (entities > MOST_ENTITIES ? `more than ${MOST_ENTITIES} character references (\`&…;\`)` : undefined);
    if (fault !== undefined) throw createError(text, fault, index + 1);
  });
}

/** The excess of quote and list marks at the beginning of a long line. */
function findDeepMarks(line: string): string | undefined {
  const marks = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|[->]|$))+/.exec(line)?.[0] ?? '';
  if (marks.replace(/[\s\d]/g, '').length > DEEPEST)
    return `more than ${DEEPEST} quotes or lists within each other`;
  return /^[ \t]{401,}(?:[-*+]|\d+[.)])[ \t]/.test(line)
    ? `a list that is indented by more than ${WIDEST_INDENT} columns`
    : undefined;
}

/** Elements without end tag: they are empty, or HTML closes them implicitly. */
const UNENDED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|option|thead|tbody|tfoot)$/i;
const OPERATORS = '!~+-*/%&|^?<>=.';
const OPENING = '([{';
const CLOSING = ')]}';

/** Meaning of a character for `Depths`, by code: bits, as `<` both compares and opens an element. 0: none. */
const KINDS = new Uint8Array(128);
const OPERATOR = 1;
const END_OF_CHAIN = 2;
const BRACKET = 4;
const OF_ELEMENT = 8;
for (const [signs, kind] of [
  [OPERATORS, OPERATOR],
  [',;}', END_OF_CHAIN],
  [OPENING + CLOSING, BRACKET],
  ['<>', OF_ELEMENT],
] as const)
  for (const sign of signs) KINDS[sign.charCodeAt(0)] = (KINDS[sign.charCodeAt(0)] ?? 0) | kind;

/** Nesting depth of brackets and elements, line by line. */
class Depths {
  readonly #brackets = [0, 0, 0];
  #elements = 0;
  #chain = 0;

  constructor(
    /** Braces contain code. */
    readonly hasCode: boolean,
  ) {}

  /** The last opened element needs no end tag. */
  #isUnended = false;

  /** The construct that is too deep after a line; a blank line resets everything except code. */
  read(line: string): string | undefined {
    if (line.trim() === '' && this.#brackets[2] === 0) this.#brackets.fill(0);
    const isExport = this.hasCode && line.startsWith('export ');
    let seen = 0;
    for (let at = 0; at < line.length; at++) {
      const own = KINDS[line.charCodeAt(at)] ?? 0;
      if (own === 0) continue;
      seen |= own;
      if ((own & OPERATOR) !== 0) {
        if (isExport || (this.hasCode && this.#brackets[2] !== 0)) this.#chain++;
        if (this.#chain > LONGEST_CHAIN) return `more than ${LONGEST_CHAIN} operators in a row`;
      } else if ((own & END_OF_CHAIN) !== 0) this.#chain = 0;
      if ((own & BRACKET) === 0) continue;
      const sign = line.charAt(at);
      const opened = OPENING.indexOf(sign);
      const kind = opened < 0 ? CLOSING.indexOf(sign) : opened;
      const depth = Math.max(0, (this.#brackets[kind] ?? 0) + (opened < 0 ? -1 : 1));
      this.#brackets[kind] = depth;
      if (depth > DEEPEST) return `more than ${DEEPEST} brackets \`${OPENING[kind]}\` within each other`;
    }
    if ((seen & OF_ELEMENT) === 0) return undefined;
    for (const [token, name = ''] of line.matchAll(/<\/?([A-Za-z][\w.-]*)|\/>/g)) {
      if (token.startsWith('</')) this.#elements = Math.max(0, this.#elements - (UNENDED.test(name) ? 0 : 1));
      else if (token === '/>') this.#elements = Math.max(0, this.#elements - (this.#isUnended ? 0 : 1));
      else {
        this.#isUnended = UNENDED.test(name);
        if (!this.#isUnended) this.#elements++;
      }
      if (this.#elements > DEEPEST) return `more than ${DEEPEST} elements within each other`;
    }
    return undefined;
  }
}

function count(line: string, sign: string): number {
  let found = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) found++;
  return found;
}

function createError(text: LimitedText, fault: string, line: number): BuildError {
  return new BuildError(`the text has ${fault}, which is more than a page can hold`, {
    ...findPosition(text, line, 1),
    frame: createFrame(text.source, line),
    hint: 'Split the page, write the part in simpler words, or put it into a code block.',
  });
}
