/** Titles that sections of the page have, which are made from the source. */
const TAKEN =
  /^(#{1,6}\s+)(Usage|Examples?|Inputs|Outputs|Requirements|Resources|Modules|Changes|Compliance|Structure)(\s*#*\s*)$/i;

/**
 * A README whose headings say that they are its own where the page has a section of the same title: two entries of one
 * name in a table of contents tell nobody which is which. Lines stay where they are; code is left alone.
 */
export function qualifyHeadings(readme: string): string {
  let fence: string | undefined;
  return readme
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
        return line;
      }
      fence = mark;
      return line.replace(TAKEN, '$1$2 (README)$3');
    })
    .join('\n');
}
