import { type Capture, type CaptureRanges, createCapture, readCaptures } from './captures.ts';
import type { CharSet } from './required-chars.ts';
import type { SearchedText } from './searched-text.ts';
import type { Translation } from './translation.ts';

const NO_PLACES: CaptureRanges = [];

/**
 * One pattern of a grammar. It caches the position of its next match for all scanners that share it: the
 * position is valid up to the match, since a match depends only on the text and not on earlier searches.
 */
export class Pattern {
  /** Characters of which an ASCII text must contain one for a match; `undefined` if unknown. */
  readonly needed: CharSet | undefined;
  /** Matches depend on the start of the search, so they are not cached. */
  readonly isFixed: boolean;
  readonly #translation: Translation;
  readonly #hasGroups: boolean;
  /** Compiled form for ASCII texts, and the one for others. */
  #narrow: RegExp | undefined;
  #wide: RegExp | undefined;
  #id = 0;
  #from = 0;
  #at = -1;
  #end = 0;
  #offset = 0;
  #found: RegExpExecArray | null = null;

  constructor(translation: Translation) {
    const { source, flags, needed, isClipped } = translation;
    this.#translation = translation;
    this.needed = needed;
    this.isFixed = isClipped || flags.includes('y');
    this.#hasGroups = /\((?:[^?]|\?<[^=!])/.test(source.replace(/\\./gs, '_'));
  }

  /** Position of the first match at or after an offset; -1 for none. */
  search(text: SearchedText, from: number): number {
    const isKnown = this.#id === text.id && this.#from <= from && (this.#at === -1 || this.#at >= from);
    if (isKnown && !this.isFixed) return this.#at;
    const expression = text.signs === undefined ? this.#getWide() : this.#getNarrow();
    const offset = this.#translation.isClipped ? from : 0;
    expression.lastIndex = from - offset;
    const match = expression.exec(offset === 0 ? text.content : text.content.slice(offset));
    this.#id = text.id;
    this.#from = from;
    this.#offset = offset;
    this.#at = match === null ? -1 : match.index + offset;
    this.#end = match === null ? 0 : this.#at + match[0].length;
    this.#found = match;
    return this.#at;
  }

  /** Captures of the last match of `search`. */
  capture(): Capture[] {
    if (!this.#hasGroups) return [createCapture(this.#at, this.#end)];
    return readCaptures(this.#found?.indices ?? NO_PLACES, this.#translation, this.#offset);
  }

  #getNarrow(): RegExp {
    this.#narrow ??= this.#create(this.#translation.narrow);
    return this.#narrow;
  }

  #getWide(): RegExp {
    this.#wide ??= this.#create(this.#translation.source);
    return this.#wide;
  }

  #create(source: string): RegExp {
    return new RegExp(source, `${this.#hasGroups ? 'dg' : 'g'}${this.#translation.flags}`);
  }
}
