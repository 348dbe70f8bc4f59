import { narrowToAscii } from './ascii-pattern.ts';

/** A text in which patterns are searched. */
export interface SearchedText {
  readonly content: string;
  /** Tells texts apart. */
  readonly id: number;
  readonly isAscii: boolean;
}

/** A captured part, as `vscode-textmate` wants it. */
export interface Capture {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** What stands for a group that has captured nothing. */
const NOTHING: Capture = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

/** What a translated expression may have beside those of JavaScript: groups that are no captures, and another way to search. */
type TranslatedRegExp = RegExp & { readonly rawOptions?: { readonly strategy?: string | null } };

/**
 * One pattern of a grammar. It remembers where its next match lies, for all scanners that it is a part of: that holds up to the
 * match, since a match depends on the text and on nothing before it was asked for.
 */
export class Pattern {
  readonly #translated: TranslatedRegExp;
  readonly #flags: string;
  /** Searched from where it is asked for, and nowhere else: its matches are not remembered. */
  readonly #isFixed: boolean;
  readonly #hasGroups: boolean;
  /** The form for texts of ASCII. */
  #narrow: RegExp | undefined;
  #id = 0;
  #from = 0;
  #at = -1;
  #end = 0;
  #found: RegExpExecArray | null = null;

  /** Takes an expression with the flags `d` and `g`. */
  constructor(translated: RegExp) {
    this.#translated = translated;
    this.#flags = translated.flags.replace(/[dg]/g, '');
    this.#isFixed = translated.sticky || Boolean(this.#translated.rawOptions?.strategy);
    this.#hasGroups = /\((?:[^?]|\?<[^=!])/.test(translated.source.replace(/\\./gs, '_'));
  }

  /** Where the first match at a place or behind it begins; -1 for none. */
  search(text: SearchedText, from: number): number {
    const isKnown = this.#id === text.id && this.#from <= from && (this.#at === -1 || this.#at >= from);
    if (isKnown && !this.#isFixed) return this.#at;
    const expression = text.isAscii && !this.#isFixed ? this.#getNarrow() : this.#translated;
    expression.lastIndex = from;
    const match = expression.exec(text.content);
    this.#id = text.id;
    this.#from = from;
    this.#at = match === null ? -1 : match.index;
    this.#end = match === null ? 0 : match.index + match[0].length;
    this.#found = match;
    return this.#at;
  }

  /** What the match captures that `search` has found last. */
  capture(): Capture[] {
    if (!this.#hasGroups) return [createCapture(this.#at, this.#end)];
    const places: readonly ([number, number] | undefined)[] = this.#found?.indices ?? [];
    return Array.from(places, (place) => (place ? createCapture(place[0], place[1]) : NOTHING));
  }

  #getNarrow(): RegExp {
    this.#narrow ??= this.#createNarrow();
    return this.#narrow;
  }

  #createNarrow(): RegExp {
    const { source, rawOptions } = this.#translated;
    const narrow = this.#flags.includes('v') ? narrowToAscii(source) : source;
    if (narrow === source) return this.#translated;
    if (!this.#hasGroups) return new RegExp(narrow, `g${this.#flags}`);
    if (rawOptions === undefined) return new RegExp(narrow, `dg${this.#flags}`);
    const Translated = this.#translated.constructor as new (
      source: string,
      flags: string,
      options: typeof rawOptions,
    ) => RegExp;
    return new Translated(narrow, `dg${this.#flags}`, rawOptions);
  }
}

function createCapture(start: number, end: number): Capture {
  return { start, end, length: end - start };
}
