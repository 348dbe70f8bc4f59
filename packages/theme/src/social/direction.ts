/** Letters of a script that goes to the left. */
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{Letter}/u;

/** Whether a text has letters that go to the left. */
export function hasArabic(text: string): boolean {
  return ARABIC.test(text);
}

/** Whether a text goes to the left by its first letter, as browsers take it with `dir="auto"`. */
export function startsToLeft(text: string): boolean {
  const first = LETTER.exec(text)?.[0];
  return first !== undefined && ARABIC.test(first);
}

/** A line of a text that goes to the left, or doesn't. The program that draws takes lines to go to the right: where they don't, a mark says so. */
export function markDirection(line: string, goesLeft: boolean): string {
  return goesLeft && hasArabic(line) ? `\u202b${line}\u202c` : line;
}
