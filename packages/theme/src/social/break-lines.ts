/** Advances in em of the bold font, roughly and rather too wide: a line may stay shorter, never stick out. */
const NARROW = /[iljtfrI.,:;'!|()[\]\- ]/;
const WIDE = /[mwMWOQGDHNU@%&—…жмшщыюфЖМШЩЫЮФДОНИПЦωΩΦΨ]/;

/** Width of a text in em. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NARROW.test(character) ? 0.34 : WIDE.test(character) ? 0.82 : 0.57;
  return width;
}

/** Cuts a text into at most `most` lines of a width in em; `undefined` when it takes more. A word that is too long is cut. */
export function breakLines(text: string, width: number, most: number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((long) => cutWord(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (estimateWidth(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  return lines.length <= most ? lines : undefined;
}

/** The beginning of a text that fits, with an ellipsis. */
export function shorten(text: string, width: number): string {
  if (estimateWidth(text) <= width) return text;
  let end = text.length;
  while (end > 0 && estimateWidth(`${text.slice(0, end)}…`) > width) end--;
  // A name without spaces is cut where it must be.
  return `${text.slice(0, end).replace(/\s+\S*$/, '')}…`;
}

/** A name in pieces that end in its signs, each as long as fits: no two of them fit into one line. */
function cutWord(word: string, width: number): string[] {
  if (estimateWidth(word) <= width) return [word];
  const pieces: string[] = [];
  for (const part of word.split(/(?<=[-_./:])/)) {
    const longer = (pieces.at(-1) ?? '') + part;
    if (pieces.length > 0 && estimateWidth(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(shorten(part, width));
  }
  return pieces;
}
