import type { HtmlAttributes } from './read-html.ts';

/** A tag of an element behind its name. */
export interface TagRest {
  readonly attributes: HtmlAttributes;
  /** It ends with a slash. */
  readonly isClosed: boolean;
  /** Where its last sign is. */
  readonly end: number;
}

/** The characters that tags are made of. */
const [SPACE, QUOTE, DASH, SLASH, ZERO, NINE, COLON, EQUALS, END, UPPER_A, UPPER_Z, UNDERSCORE, A, C, Z] = [
  32, 34, 45, 47, 48, 57, 58, 61, 62, 65, 90, 95, 97, 99, 122,
] as const;
const NO_ATTRIBUTES: HtmlAttributes = Object.freeze({});

/** Reads a tag from behind its name; `undefined` for one that is written otherwise than compilers write it. */
export function readTagRest(html: string, nameEnd: number): TagRest | undefined {
  let end = nameEnd;
  let attributes: Record<string, string> | undefined;
  while (html.charCodeAt(end) === SPACE && html.charCodeAt(end + 1) !== SLASH) {
    const start = end + 1;
    end = skipAttributeName(html, start);
    if (end === start) return undefined;
    const name = html.slice(start, end).toLowerCase();
    let value: string | undefined = '';
    if (html.charCodeAt(end) === EQUALS) {
      const valueEnd = html.charCodeAt(end + 1) === QUOTE ? html.indexOf('"', end + 2) : -1;
      value = valueEnd < 0 ? undefined : decode(html.slice(end + 2, valueEnd));
      if (value === undefined) return undefined;
      end = valueEnd + 1;
    }
    attributes ??= {};
    if (!Object.hasOwn(attributes, name)) attributes[name] = value;
  }
  if (html.charCodeAt(end) === SPACE) end++;
  const isClosed = html.charCodeAt(end) === SLASH;
  if (isClosed) end++;
  return html.charCodeAt(end) === END
    ? { attributes: attributes ?? NO_ATTRIBUTES, isClosed, end }
    : undefined;
}

/** Where the tag of an element that colors a word ends, `<c-12>`; 0 for any other. */
export function findColorEnd(html: string, nameStart: number): number {
  if (html.charCodeAt(nameStart) !== C || html.charCodeAt(nameStart + 1) !== DASH) return 0;
  let end = nameStart + 2;
  while (isDigit(html.charCodeAt(end))) end++;
  return end > nameStart + 2 && html.charCodeAt(end) === END ? end : 0;
}

/** Where the name of an element ends. */
export function skipName(html: string, start: number): number {
  let end = start;
  while (isNameSign(html.charCodeAt(end))) end++;
  return end;
}

function skipAttributeName(html: string, start: number): number {
  let end = start;
  for (; ; end++) {
    const code = html.charCodeAt(end);
    const isUpper = code >= UPPER_A && code <= UPPER_Z;
    if (!isNameSign(code) && !isUpper && code !== COLON && code !== UNDERSCORE) return end;
  }
}

function isNameSign(code: number): boolean {
  return (code >= A && code <= Z) || isDigit(code) || code === DASH;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x22;': '"',
  '&#x26;': '&',
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#39;': "'",
};
const ENTITY = /&(?:[a-z]+;|#\w+;)?/g;

/** A text with the characters that its entities stand for; `undefined` when there are others than those that compilers write. */
export function decode(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replace(ENTITY, (entity) => {
    const sign = ENTITIES[entity];
    isKnown &&= sign !== undefined;
    return sign ?? '';
  });
  return isKnown ? decoded : undefined;
}
