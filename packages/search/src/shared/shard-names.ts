/**
 * Names the term files from their lower bounds: numbered per first letter, so that an additional file renames
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
