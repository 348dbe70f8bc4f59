import type { CharSet } from './required-chars.ts';

/** A text in which patterns are searched. */
export interface SearchedText {
  readonly content: string;
  /** Tells texts apart. */
  readonly id: number;
  /** The signs that it has; `undefined` when it has others than those of ASCII. */
  readonly signs: CharSet | undefined;
}

let count = 0;

/** Makes a text that patterns can be searched in. */
export function createSearchedText(content: string): SearchedText {
  count += 1;
  return { content, id: count, signs: readSigns(content) };
}

function readSigns(content: string): CharSet | undefined {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < content.length; at++) {
    const code = content.charCodeAt(at);
    const bit = 1 << (code & 31);
    if (code < 32) a |= bit;
    else if (code < 64) b |= bit;
    else if (code < 96) c |= bit;
    else if (code < 128) d |= bit;
    else return;
  }
  return [a, b, c, d];
}
