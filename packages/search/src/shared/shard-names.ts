/**
 * Names of the term files that begin with some texts: numbered by first letter, so that one file more or less renames
 * only those of its letter.
 */
export function nameShards(starts: readonly string[]): string[] {
  let letter: string | undefined;
  let number = 0;
  return starts.map((start) => {
    number = start[0] === letter ? number + 1 : 0;
    letter = start[0];
    return `t${start.codePointAt(0)?.toString(16) ?? ''}-${number}.json`;
  });
}
