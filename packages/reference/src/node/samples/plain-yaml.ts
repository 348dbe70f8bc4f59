/** Signs that a plain text may have: those of ASCII that are seen, spaces and line breaks. */
const ASCII = /^[\x20-\x7e\n]*$/;
/** An entry: a dash or none, a key or none, and what is left of the line. */
const ENTRY = /^( *)(- )?(?:([A-Za-z_][\w./-]{0,99}):(?= |$))?(.*)$/;
const NOTHING = /^ *(?:#.*)?$/;
const LITERAL = /^ ?\|(-?)$/;
const WORDS = /^[A-Za-z/](?:[\w ./@=+(),$-]|:(?! |$))*$/;
/** The same inside of brackets, where a comma ends a value. */
const LISTED_WORDS = /^[A-Za-z/][\w ./@-]*$/;
const OTHER = /^(?:true|false|null)$/i;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;
/** A number with a unit, or with more than one dot. */
const MEASURE = /^(?:\d{1,9}(?:[hms]|[KMG]i?)|\d{1,9}\.\d{1,9}\.\d{1,9})$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;
const COMMENT = / +#.*$/;
const LIST = /^\[([^[\]{}'"]*)\]$/;
const MAP = /^\{([^[\]{}]*)\}$/;
/** A key of a map in braces with its value; values in quotes may have commas. */
const FIELD = /^ ?([A-Za-z_][\w-]{0,99}): ("[^"\\]*"|'[^']*'|[^,'"]*[^,'" ]) ?(?:,|$)/;

/** Stands for what is not plain. */
class NotPlain extends Error {}

interface Line {
  readonly indent: number;
  readonly text: string;
}

/**
 * The value of a plain YAML text: block maps and lists, of texts, whole numbers, `true` and `false`, literal blocks, and maps and lists on one line
 * that hold no others. `undefined` for everything else, broken or not, which is for the YAML parser: it takes ten times as long.
 */
export function readPlainYaml(code: string): object | undefined {
  if (!ASCII.test(code)) return undefined;
  try {
    const reader = createReader(code.split('\n'));
    const value = reader.readBlock(0);
    return reader.isAtEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function createReader(lines: readonly string[]) {
  let at = 0;

  /** The next line that says something, from a place on. */
  const peek = (): Line | undefined => {
    while (at < lines.length && NOTHING.test(lines[at] ?? '')) at++;
    const text = lines[at];
    return text === undefined ? undefined : { text, indent: text.search(/[^ ]/) };
  };

  /** A map or a list whose entries begin in a column. */
  const readBlock = (indent: number): object => {
    const first = peek();
    if (first?.indent !== indent) throw new NotPlain();
    return first.text.startsWith('- ', indent) ? readList(indent) : readMap(indent);
  };

  const readList = (indent: number): unknown[] => {
    const items: unknown[] = [];
    for (let line = peek(); line?.indent === indent; line = peek()) {
      const [, , dash, key, rest = ''] = ENTRY.exec(line.text) ?? [];
      if (dash === undefined) break;
      if (rest.startsWith(' ') && key === undefined) throw new NotPlain();
      if (key === undefined) {
        at++;
        items.push(readValue(rest, indent));
      } else items.push(readMap(indent + 2, `${' '.repeat(indent + 2)}${line.text.slice(indent + 2)}`));
    }
    return items;
  };

  /** `start` is the first line where it began behind a dash. */
  const readMap = (indent: number, start?: string): object => {
    const map: Record<string, unknown> = {};
    let own = start;
    for (
      let line = peek();
      line !== undefined && (own !== undefined || line.indent === indent);
      line = peek()
    ) {
      const [, , dash, key, rest = ''] = ENTRY.exec(own ?? line.text) ?? [];
      own = undefined;
      if (dash !== undefined) break;
      checkKey(key, map);
      at++;
      map[key] = NOTHING.test(rest) ? readNested(indent) : readValue(rest, indent);
    }
    return map;
  };

  /** What follows a key without a value: entries further in, a list in the same column, or nothing. */
  const readNested = (indent: number): unknown => {
    const next = peek();
    if (next === undefined || next.indent < indent) return null;
    if (next.indent > indent) return readBlock(next.indent);
    return next.text.startsWith('- ', indent) ? readList(indent) : null;
  };

  /** A value on the line of its key or dash. A line that continues it is further in than any entry, and is never read. */
  const readValue = (rest: string, indent: number): unknown => {
    const literal = LITERAL.exec(rest);
    return literal === null ? readInline(rest) : readLiteral(indent, literal[1] === '-');
  };

  const readLiteral = (indent: number, isStripped: boolean): string => {
    const own = (lines[at] ?? '').search(/[^ ]/);
    if (own <= indent) throw new NotPlain();
    const texts: string[] = [];
    for (; at < lines.length; at++) {
      const line = lines[at] ?? '';
      const column = line.search(/[^ ]/);
      if (column < 0 && line !== '') throw new NotPlain();
      if (column >= 0 && column < own) break;
      texts.push(line.slice(own));
    }
    while (texts.at(-1) === '') texts.pop();
    return `${texts.join('\n')}${isStripped ? '' : '\n'}`;
  };

  return { readBlock, isAtEnd: () => peek() === undefined };
}

/** A key that a map can have, and does not have yet. */
function checkKey(key: string | undefined, map: object): asserts key is string {
  if (key === undefined || key === '__proto__' || OTHER.test(key) || Object.hasOwn(map, key))
    throw new NotPlain();
}

function readInline(rest: string): unknown {
  const text = rest.trim();
  const bare = /^["']/.test(text) ? text : text.replace(COMMENT, '').trimEnd();
  const list = LIST.exec(bare)?.[1];
  if (list !== undefined) return readListed(list);
  const map = MAP.exec(bare)?.[1];
  return map === undefined ? readScalar(bare, WORDS) : readFields(map);
}

function readListed(list: string): unknown[] {
  return list.trim() === '' ? [] : list.split(',').map((item) => readScalar(item.trim(), LISTED_WORDS));
}

function readFields(fields: string): object {
  const map: Record<string, unknown> = {};
  let rest = fields;
  while (rest.trim() !== '') {
    const [all, key, value] = FIELD.exec(rest) ?? [];
    checkKey(key, map);
    if (all === undefined || value === undefined) throw new NotPlain();
    map[key] = readScalar(value.trim(), LISTED_WORDS);
    rest = rest.slice(all.length);
  }
  return map;
}

function readScalar(text: string, words: RegExp): unknown {
  const boolean = BOOLEANS.get(text);
  if (boolean !== undefined) return boolean;
  if (WHOLE_NUMBER.test(text)) return Number(text);
  if (MEASURE.test(text) || (words.test(text) && !OTHER.test(text))) return text;
  const [, double, single] = QUOTED.exec(text) ?? [];
  const quoted = double ?? single;
  if (quoted === undefined) throw new NotPlain();
  return quoted;
}
