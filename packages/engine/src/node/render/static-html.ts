import { STATIC_COMPONENT, STATIC_HTML } from '../markdown/reserved-names.ts';

/** A text's code as it is run. */
export interface LeanCode {
  readonly code: string;
  /** What the code names by its place here. */
  readonly html: readonly string[];
}

/** Where the function begins that makes the content: what a text exports stands before it. */
const CONTENT = '\nfunction _createMdxContent(';
const BEFORE = `_jsx(${STATIC_COMPONENT}, { html: `;
const END = '" })';

/**
 * Takes the static HTML out of a text's code, most of which it is: JSON is read several times faster than a program, and what is left is
 * often the same as another text's, which V8 does not read again. A literal that is no JSON stays where it is.
 */
export function takeStaticHtml(code: string): LeanCode {
  const html: string[] = [];
  const content = code.indexOf(CONTENT);
  let lean = '';
  let done = 0;
  let next = content < 0 ? content : code.indexOf(BEFORE, content);
  while (next >= 0) {
    const start = next + BEFORE.length;
    const end = findEnd(code, start);
    const text = parse(code.slice(start, end));
    next = code.indexOf(BEFORE, text === undefined ? start : end);
    if (text !== undefined) {
      lean += `${code.slice(done, start)}props.components.${STATIC_HTML}[${html.push(text) - 1}]`;
      done = end;
    }
  }
  return { code: lean + code.slice(done), html };
}

/** The end of a literal behind its last quote: the first one that is not escaped, and ends the element. */
function findEnd(code: string, start: number): number {
  for (let at = code.indexOf(END, start + 1); at >= 0; at = code.indexOf(END, at + 1)) {
    let slashes = 0;
    while (code[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return code.length;
}

function parse(literal: string): string | undefined {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
