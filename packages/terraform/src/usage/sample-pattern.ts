/** Choices for a sample: the branch of each alternative, and the count of each repetition. */
interface Choice {
  readonly branch: number;
  readonly repeats: number;
}

const CHOICES: readonly Choice[] = [0, 1, 2].flatMap((branch) =>
  [7, 12, 3, 1, 0].map((repeats) => ({ branch, repeats })),
);

/** Maximum length of a pattern and of its samples; longer ones are no examples. */
const LONGEST = 400;

/**
 * Returns strings that a pattern in Go's syntax may match, the more natural ones first. They are guesses: not
 * all match.
 */
export function samplePattern(pattern: string): string[] {
  if (pattern.length > LONGEST) return [];
  const samples = CHOICES.flatMap((choice) => new Sampler(pattern, choice).sample() ?? []);
  return [...new Set(samples.filter((sample) => sample.length <= LONGEST))];
}

/** Characters to fill a class with, in the order of these words as far as the class contains them. */
const WORDS = ['example', 'EXAMPLE', '123456789012', '0123456789abcdef', '0123456789ABCDEF'];
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CLASSES: Readonly<Record<string, RegExp>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /\s/,
  S: /\S/,
  alpha: /[A-Za-z]/,
  alnum: /[A-Za-z0-9]/,
  digit: /\d/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /\s/,
};

/** Walks a pattern once and generates a match. */
class Sampler {
  readonly #pattern: string;
  readonly #choice: Choice;
  #at = 0;

  constructor(pattern: string, choice: Choice) {
    this.#pattern = pattern;
    this.#choice = choice;
  }

  /** Returns a string for the pattern; undefined for unsupported syntax. */
  sample(): string | undefined {
    const text = this.#alternatives(0);
    return this.#at === this.#pattern.length ? text : undefined;
  }

  #alternatives(depth: number): string {
    const branches = [this.#sequence(depth)];
    while (this.#accept('|')) branches.push(this.#sequence(depth));
    return branches[Math.min(this.#choice.branch, branches.length - 1)] ?? '';
  }

  #sequence(depth: number): string {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#peek()))
      text = (text + this.#item(depth)).slice(0, LONGEST + 1);
    return text;
  }

  #item(depth: number): string {
    const signs = this.#atom(depth);
    const [least, most] = this.#quantifier();
    const wanted = least === most ? least : Math.min(most, Math.max(least, this.#choice.repeats));
    const isOptional = least === 0 && most === 1;
    const count = Math.min(isOptional ? Math.min(1, this.#choice.repeats) : wanted, LONGEST);
    if (typeof signs === 'string') return signs.repeat(isOptional ? count : Math.min(count, least || 1));
    return fill(signs, count);
  }

  /** Returns a string, or the characters of a class. */
  #atom(depth: number): string | string[] {
    const sign = this.#next();
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return PRINTABLE;
    if (sign === '[') return this.#class();
    if (sign === '\\') return this.#escape();
    if (sign !== '(' || depth > 20) return sign;
    this.#group();
    const text = this.#alternatives(depth + 1);
    this.#accept(')');
    return text;
  }

  /** Skips flags and names between `(` and a group's pattern. */
  #group(): void {
    const head = /^\?(?:P?<\w+>|[a-zA-Z-]*:?)/.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
    this.#at += head.length;
  }

  #escape(): string | string[] {
    const sign = this.#next();
    const set = CLASSES[sign];
    if (set !== undefined) return PRINTABLE.filter((each) => set.test(each));
    if (sign === 'n') return '\n';
    if (sign === 't') return '\t';
    return 'AzZbB'.includes(sign) ? '' : sign;
  }

  #class(): string[] {
    const isNegated = this.#accept('^');
    const signs = new Set<string>();
    for (let first = true; first || this.#peek() !== ']'; first = false) {
      if (this.#at >= this.#pattern.length) return [];
      const named = /^\[:(\^?)(\w+):\]/.exec(this.#pattern.slice(this.#at));
      if (named !== null) {
        this.#at += named[0].length;
        const set = CLASSES[named[2] ?? ''];
        for (const sign of PRINTABLE) if (set?.test(sign) === (named[1] === '')) signs.add(sign);
        continue;
      }
      const start = this.#member();
      const isRange = this.#peek() === '-' && this.#pattern[this.#at + 1] !== ']';
      if (typeof start !== 'string' || !isRange) {
        for (const sign of start) signs.add(sign);
        continue;
      }
      this.#at++;
      const end = this.#member();
      if (typeof end !== 'string') return [];
      for (const sign of PRINTABLE) if (sign >= start && sign <= end) signs.add(sign);
    }
    this.#at++;
    return isNegated ? PRINTABLE.filter((sign) => !signs.has(sign)) : [...signs];
  }

  #member(): string | string[] {
    const sign = this.#next();
    return sign === '\\' ? this.#escape() : sign;
  }

  #quantifier(): [number, number] {
    const counted = /^\{(\d+)(,?)(\d*)\}/.exec(this.#pattern.slice(this.#at));
    const sign = counted?.[0] ?? this.#peek();
    const range = counted === null ? QUANTIFIERS[sign] : toRange(counted);
    if (range === undefined) return [1, 1];
    this.#at += sign.length;
    this.#accept('?');
    return range;
  }

  #peek(): string {
    return this.#pattern[this.#at] ?? '';
  }

  #next(): string {
    return this.#pattern[this.#at++] ?? '';
  }

  #accept(sign: string): boolean {
    if (this.#peek() !== sign) return false;
    this.#at++;
    return true;
  }
}

const QUANTIFIERS: Readonly<Record<string, [number, number]>> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};

function toRange([, least = '', comma, most = '']: RegExpExecArray): [number, number] {
  if (comma === '') return [Number(least), Number(least)];
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}

function fill(signs: string[], count: number): string {
  const set = new Set(signs);
  const word = WORDS.find((each) => [...each].every((sign) => set.has(sign))) ?? signs[0] ?? '';
  return word === '' ? '' : word.repeat(Math.ceil(count / word.length)).slice(0, count);
}
