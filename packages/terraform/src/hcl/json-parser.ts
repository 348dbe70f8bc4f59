import type { Span } from './ast.ts';
import { HclSyntaxError } from './errors.ts';

/** A JSON value with its position; offsets are UTF-16 units. */
export type JsonNode =
  | (Span & { kind: 'null' })
  | (Span & { kind: 'boolean'; value: boolean })
  | (Span & { kind: 'number'; text: string })
  | (Span & { kind: 'string'; value: string })
  | (Span & { kind: 'array'; items: JsonNode[] })
  | (Span & { kind: 'object'; members: JsonMember[] });

export interface JsonMember {
  name: string;
  start: number;
  value: JsonNode;
}

const NESTING_LIMIT = 400;
const SPACE = /[ \t\r\n]*/y;
const SCALAR = /(?:(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)|true|false|null)(?![\w.])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these characters in a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Parses JSON with positions. Throws a `HclSyntaxError` at the first error. */
export function parseJson(text: string): JsonNode {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;

  const skip = (): number => {
    SPACE.lastIndex = at;
    SPACE.test(text);
    at = SPACE.lastIndex;
    return at;
  };

  const readString = (): { start: number; end: number; value: string } => {
    STRING.lastIndex = skip();
    const raw = STRING.exec(text)?.[0];
    if (raw === undefined) throw new HclSyntaxError(at, 'A string in double quotes must stand here');
    const start = at;
    at += raw.length;
    const value: unknown = JSON.parse(raw);
    return { start, end: at, value: String(value) };
  };

  const readItems = (closing: string, depth: number, readItem: () => void): void => {
    if (depth > NESTING_LIMIT) throw new HclSyntaxError(at, `Nested deeper than ${NESTING_LIMIT} levels`);
    at++;
    skip();
    while (text[at] !== closing) {
      readItem();
      skip();
      if (text[at] === closing) break;
      if (text[at] !== ',') throw new HclSyntaxError(at, `A comma or \`${closing}\` is missing here`);
      at++;
      if (text[skip()] === closing) throw new HclSyntaxError(at, 'JSON allows no comma after the last item');
    }
    at++;
  };

  const readValue = (depth: number): JsonNode => {
    const start = skip();
    if (text[at] === '"') return { kind: 'string', ...readString() };
    if (text[at] === '[') {
      const items: JsonNode[] = [];
      readItems(']', depth, () => items.push(readValue(depth + 1)));
      return { kind: 'array', start, end: at, items };
    }
    if (text[at] === '{') {
      const members: JsonMember[] = [];
      readItems('}', depth, () => {
        const name = readString();
        if (text[skip()] !== ':') throw new HclSyntaxError(at, 'A colon is missing after the name');
        at++;
        members.push({ name: name.value, start: name.start, value: readValue(depth + 1) });
      });
      return { kind: 'object', start, end: at, members };
    }
    SCALAR.lastIndex = at;
    const match = SCALAR.exec(text);
    if (match === null) throw new HclSyntaxError(at, 'A JSON value is missing here', 'Write a value');
    at = SCALAR.lastIndex;
    const word = match[0];
    if (match[1] !== undefined) return { kind: 'number', start, end: at, text: word };
    return word === 'null'
      ? { kind: 'null', start, end: at }
      : { kind: 'boolean', start, end: at, value: word === 'true' };
  };

  const value = readValue(0);
  if (skip() < text.length) throw new HclSyntaxError(at, 'Extra characters after the JSON value');
  return value;
}
