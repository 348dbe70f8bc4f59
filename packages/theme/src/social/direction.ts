/** Letters of a right-to-left script. */
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{Letter}/u;

/** True when a text contains right-to-left letters. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text);
}

/** True when a text's first letter is right-to-left, as for browsers with `dir="auto"`. */
export function startsToLeft(text: string): boolean {
  const first = LETTER.exec(text)?.[0];
  return first !== undefined && ARABIC.test(first);
}

/** Marks the direction of a line if it is right-to-left, because the renderer assumes left-to-right. */
export function markDirection(line: string, goesLeft: boolean): string {
  return goesLeft && hasArabic(line) ? `\u202b${line}\u202c` : line;
}
