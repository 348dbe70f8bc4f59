/** A line that is a key with a value on the same line. */
const LINE = /^([a-z][a-z_]*): (\S.*)$/;
/** A text in quotes without anything that YAML would change. */
const QUOTED = /^"([^"\\\p{Cc}\u2028\u2029\uFEFF]*)"$/u;
/** A text without quotes: words of which none is a sign of YAML. */
const PLAIN = /^[A-Za-z/](?:[\w ./()'-]*[\w./()'-])?$/;
/** What YAML takes for something else than a text. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const OTHER = /^(?:true|false|null)$/i;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const LIST = /^\[([^[\]]*)\]$/;

/**
 * Reads what nearly every frontmatter is: keys with texts, numbers, `true`, `false` and lists of texts, each on one line. `undefined` for
 * everything else, which is for the YAML parser: it takes a hundred times as long.
 */
export function readPlainYaml(yaml: string): Record<string, unknown> | undefined {
  const value: Record<string, unknown> = {};
  for (const line of yaml.split('\n')) {
    const [, key, text] = LINE.exec(line) ?? [];
    if (key === undefined || text === undefined || Object.hasOwn(value, key)) return undefined;
    const read = readValue(text);
    if (read === undefined) return undefined;
    value[key] = read;
  }
  return value;
}

function readValue(text: string): unknown {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (WHOLE_NUMBER.test(text)) return Number(text);
  const list = LIST.exec(text)?.[1];
  return list === undefined ? readText(text) : readList(list);
}

function readText(text: string): string | undefined {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  return PLAIN.test(text) && !OTHER.test(text) ? text : undefined;
}

/** Texts that hold no comma themselves. */
function readList(text: string): string[] | undefined {
  const texts = text.split(',').map((item) => readText(item.replace(/^ | $/g, '')));
  return texts.every((item) => item !== undefined) ? texts : undefined;
}
