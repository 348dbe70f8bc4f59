// cspell:ignore etaoinsr lcdumpg bfhjkqvwxyz
/** A set of ASCII characters as the 128 bits of four numbers. */
export type CharSet = readonly [number, number, number, number];

/** A set of characters, and its weight: the proportion of code that contains one of them. */
interface Needed {
  readonly signs: CharSet;
  readonly weight: number;
}

/**
 * Approximate frequency of characters in code; rare ones are more selective. Each line ends with a line feed.
 */
const WEIGHTS = [
  { weight: 1_000, signs: '\n' },
  { weight: 20, signs: ' ' },
  { weight: 12, signs: 'etaoinsr' },
  { weight: 7, signs: 'lcdumpg' },
  { weight: 4, signs: 'bfhjkqvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"=' },
];
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const WEIGHT_OF = Int32Array.from(
  ASCII,
  (sign) => WEIGHTS.find(({ signs }) => signs.includes(sign))?.weight ?? 1,
);

/** Characters in so many lines that checking for them does not pay. */
const MOST_WEIGHT = 150;

/**
 * Characters of which an ASCII text must contain at least one for a JavaScript expression to match;
 * `undefined` if unknown.
 */
export function findRequiredChars(source: string, flags: string): CharSet | undefined {
  try {
    const needed = new Reader(source, flags.replace(/[dgy]/g, '')).readAll();
    return needed === undefined || needed.weight > MOST_WEIGHT ? undefined : needed.signs;
  } catch {
    // Syntax that this parser does not support.
    return;
  }
}

const ATOM =
  /\\(?:[bB]|k<[^>]*>|[1-9]\d*|[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[\s\S])|[\s\S]/uy;
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/y;
const REPEAT = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;

class Reader {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  readAll(): Needed | undefined {
    const needed = this.#readChoice();
    if (this.#at !== this.#source.length) throw new SyntaxError('unknown');
    return needed;
  }

  /** An alternation: the union of its branches. */
  #readChoice(): Needed | undefined {
    let needed = this.#readRow();
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      const other = this.#readRow();
      needed = needed && other && join(needed, other);
    }
    return needed;
  }

  /** A sequence: the most selective part counts. */
  #readRow(): Needed | undefined {
    let needed: Needed | undefined;
    for (;;) {
      const sign = this.#source[this.#at];
      if (sign === undefined || sign === '|' || sign === ')') return needed;
      const part = this.#readPart(sign);
      if (part !== undefined && (needed === undefined || part.weight < needed.weight)) needed = part;
    }
  }

  #readPart(sign: string): Needed | undefined {
    const part = sign === '(' ? this.#readGroup() : findSigns(this.#readAtom(sign), this.#flags);
    const next = this.#source[this.#at];
    if (next !== '*' && next !== '?' && next !== '+' && next !== '{') return part;
    const [repeat, least] = this.#take(REPEAT);
    return /^[*?]/.test(repeat) || Number(least) === 0 ? undefined : part;
  }

  #readGroup(): Needed | undefined {
    const [opening] = this.#take(GROUP);
    const inner = this.#readChoice();
    if (this.#source[this.#at] !== ')') throw new SyntaxError('unknown');
    this.#at += 1;
    return opening.endsWith('!') ? undefined : inner;
  }

  #readAtom(sign: string): string {
    if (sign !== '[') return this.#take(ATOM)[0];
    const start = this.#at;
    let depth = 0;
    do {
      const inner = this.#source[this.#at];
      if (inner === undefined) throw new SyntaxError('unknown');
      if (inner === '\\') this.#at += 1;
      if (inner === '[') depth += 1;
      if (inner === ']') depth -= 1;
      this.#at += 1;
    } while (depth > 0);
    return this.#source.slice(start, this.#at);
  }

  #take(expression: RegExp): RegExpExecArray {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#source);
    if (match === null) throw new SyntaxError('unknown');
    this.#at = expression.lastIndex;
    return match;
  }
}

const known = new Map<string, Needed | undefined>();
const ALL_ASCII = ASCII.join('');

/** Characters that an atom matches; `undefined` for anchors and backreferences. */
function findSigns(atom: string, flags: string): Needed | undefined {
  const key = `${flags} ${atom}`;
  if (!known.has(key)) known.set(key, matchSigns(atom, flags));
  return known.get(key);
}

function matchSigns(atom: string, flags: string): Needed | undefined {
  if (/^(?:[$^]|\\(?:[bB1-9]|k<))/.test(atom)) return;
  if (atom.includes('\\q')) throw new SyntaxError('unknown');
  const signs: [number, number, number, number] = [0, 0, 0, 0];
  for (const sign of ALL_ASCII.match(new RegExp(atom, `g${flags}`)) ?? []) {
    const code = sign.charCodeAt(0);
    signs[code >> 5] = (signs[code >> 5] ?? 0) | (1 << (code & 31));
  }
  return { signs, weight: weigh(signs) };
}

function join({ signs: [a, b, c, d] }: Needed, { signs: other }: Needed): Needed {
  const signs: CharSet = [a | other[0], b | other[1], c | other[2], d | other[3]];
  return { signs, weight: weigh(signs) };
}

function weigh(signs: CharSet): number {
  let weight = 0;
  for (let code = 0; code < 128; code++)
    if ((signs[code >> 5] ?? 0) & (1 << (code & 31))) weight += WEIGHT_OF[code] ?? 0;
  return weight;
}
