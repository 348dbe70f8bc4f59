import type { Capture } from './captures.ts';
import type { Pattern } from './pattern.ts';
import type { CharSet } from './required-chars.ts';
import type { SearchedText } from './searched-text.ts';

/** A match: index of the pattern and its captures. */
export interface ScannerMatch {
  readonly index: number;
  readonly captureIndices: Capture[];
}

/** No match in the rest of a text. */
const NEVER = -2;

/** All characters, for patterns without known requirements. */
const ANY: CharSet = [-1, -1, -1, -1];
const NONE: CharSet = [0, 0, 0, 0];

/**
 * The patterns of a rule, which is searched many times in a line. Patterns that require a missing character
 * are never searched, and neither are those without a further match.
 */
export class Scanner {
  readonly #patterns: readonly (Pattern | undefined)[];
  /** Required characters of the patterns, four numbers for each. */
  readonly #needed: Int32Array;
  /** Indices of the patterns that may match in the rest of the current text; `#count` of them. */
  readonly #live: Int32Array;
  #count = 0;
  #id = 0;
  #from = 0;

  /** `undefined` represents an invalid expression. */
  constructor(patterns: readonly (Pattern | undefined)[]) {
    this.#patterns = patterns;
    this.#needed = Int32Array.from(
      patterns.flatMap((pattern) => [...(pattern === undefined ? NONE : (pattern.needed ?? ANY))]),
    );
    this.#live = new Int32Array(patterns.length);
  }

  /** The pattern with the earliest match; the first one in case of a tie. */
  find(text: SearchedText, from: number): ScannerMatch | null {
    if (text.id !== this.#id || from < this.#from) this.#start(text);
    this.#from = from;
    const live = this.#live;
    let found = -1;
    let place = Number.POSITIVE_INFINITY;
    let kept = 0;
    let next = 0;
    while (next < this.#count && place !== from) {
      const index = live[next++] ?? 0;
      const at = searchSafely(this.#patterns[index], text, from);
      if (at === NEVER) continue;
      live[kept++] = index;
      if (at === -1 || at >= place) continue;
      found = index;
      place = at;
    }
    if (kept < next) {
      live.copyWithin(kept, next, this.#count);
      this.#count -= next - kept;
    }
    const pattern = this.#patterns[found];
    return pattern === undefined ? null : { index: found, captureIndices: pattern.capture() };
  }

  #start(text: SearchedText): void {
    this.#id = text.id;
    this.#count = 0;
    for (let index = 0; index < this.#patterns.length; index++)
      if (text.signs === undefined || this.#hasOne(text.signs, index * 4)) this.#live[this.#count++] = index;
  }

  /** True when the text has one of the required characters. */
  #hasOne(signs: CharSet, at: number): boolean {
    let both = 0;
    for (let part = 0; part < 4; part++) both |= (signs[part] ?? 0) & (this.#needed[at + part] ?? 0);
    return both !== 0;
  }
}

/** An expression that fails on a text finds nothing there, but may match further on. */
function searchSafely(pattern: Pattern | undefined, text: SearchedText, from: number): number {
  try {
    const at = pattern?.search(text, from) ?? -1;
    return at === -1 && !pattern?.isFixed ? NEVER : at;
  } catch {
    return -1;
  }
}
