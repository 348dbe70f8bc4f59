import type { CharSet } from './required-chars.ts';

/** A text for pattern searches. */
export interface SearchedText {
  readonly content: string;
  /** Unique id of the text. */
  readonly id: number;
  /** Its characters; `undefined` if some are not ASCII. */
  readonly signs: CharSet | undefined;
}

let count = 0;

/** Creates a text for pattern searches. */
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
