/** A run of letters and digits, joined by separators of identifiers. */
export const CHUNK = /[\p{L}\p{M}\p{N}]+(?:[_\-./:]+[\p{L}\p{M}\p{N}]+)*/gu;
/** Most words are simple and need no further parsing. */
const SIMPLE = /^[a-z\d]+$/;
const MARKS = /\p{M}+/gu;
/** Maximum length of a word: nobody types more, and pasted hashes would only fill the index. */
const LONGEST_WORD = 48;

/** A word as written in a text, with the smaller words inside it. */
export interface Chunk {
  /** Lower case, without accents; `-` is written as `_`: `vpc_id`, `node_groups.instance_types`. */
  readonly whole: string;
  /** The identifiers between the dots, if there are several: `node_groups`, `instance_types`. */
  readonly segments: readonly string[];
  /** The single words, if there are several: `node`, `groups`, `instance`, `types`. */
  readonly parts: readonly string[];
}

const NONE: readonly string[] = [];

/** Splits a text into words. Identifiers and `camelCase` are returned whole and with their parts. */
export function readChunks(text: string): Chunk[] {
  return (text.match(CHUNK) ?? []).map(readChunk);
}

/** Cache of parsed words up to a maximum size, because texts repeat their words. */
const known = new Map<string, Chunk>();
const MOST_KNOWN = 20_000;

function readChunk(text: string): Chunk {
  const before = known.get(text);
  if (before !== undefined) return before;
  const chunk = parseChunk(text);
  if (known.size < MOST_KNOWN) known.set(text, chunk);
  return chunk;
}

/** Splits a word into the smaller words inside it. */
export function parseChunk(chunk: string): Chunk {
  if (SIMPLE.test(chunk)) return { whole: chunk.slice(0, LONGEST_WORD), segments: NONE, parts: NONE };
  const segments = chunk.split(/[./:]+/).map(fold);
  const parts = chunk
    .split(/[_\-./:]+/)
    .flatMap((piece) => piece.split(/(?<=[a-z\d])(?=[A-Z][a-z])/))
    .map(fold);
  return {
    whole: segments.join('.').slice(0, LONGEST_WORD),
    segments: segments.length > 1 && parts.length > segments.length ? segments : NONE,
    parts: parts.length > 1 ? parts : NONE,
  };
}

function fold(text: string): string {
  return foldCase(text).replace(/-+/g, '_').slice(0, LONGEST_WORD);
}

/** Returns lower case without accents, so `Café` and `cafe` are one word. */
export function foldCase(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Returns the term for a whole title of several words, which is the best match of an equal query. */
export function toTitleTerm(title: string): string | undefined {
  const words = foldCase(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 2 ? undefined : `=${words.join(' ')}`.slice(0, LONGEST_TITLE);
}

const LONGEST_TITLE = 80;

/** Words without significance; a query is searched without them unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be been between but by can could did do does doing done for from get had has have he her here ' +
    'how i if in into is it its just let like may me might more most my need no nor not of on onto or our out over own set should so ' +
    'some such than that the their them then there these they this those to too up use used versus vs using via want was way we were what when ' +
    'where which while who why will with within would you your'
  ).split(' '),
);
