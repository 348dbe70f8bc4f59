/** Approximate advances in em of the bold font, rounded up, so that lines never overflow. */
const NARROW = /[iljtfrI.,:;'!|()[\]\- ]/;
const WIDE = /[mwMWOQGDHNU@%&—…жмшщыюфЖМШЩЫЮФДОНИПЦωΩΦΨ]/;

/** Returns the width of a text in em. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NARROW.test(character) ? 0.34 : WIDE.test(character) ? 0.82 : 0.57;
  return width;
}

/** Breaks a text, and long words, into at most `most` lines of a width in em; else `undefined`. */
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

/** Returns the start of a text that fits, with an ellipsis. */
export function shorten(text: string, width: number): string {
  if (estimateWidth(text) <= width) return text;
  let end = text.length;
  while (end > 0 && estimateWidth(`${text.slice(0, end)}…`) > width) end--;
  // A name without spaces is cut at any character.
  return `${text.slice(0, end).replace(/\s+\S*$/, '')}…`;
}

/** Splits a name after punctuation, and merges pieces as long as they fit into one line. */
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
