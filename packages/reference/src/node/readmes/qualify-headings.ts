import { Slugger } from '@gruntwork-docs/engine/shared';

/** Titles that sections of the page have, which are made from the source. */
const TAKEN =
  /^(#{1,6}\s+)(Usage|Examples?|Inputs|Outputs|Requirements|Resources|Modules|Changes|Compliance|Structure)(\s*#*\s*)$/i;
/** An address within the page, in a link, a definition or an element. */
const ANCHOR = /(\]\(\s*|^ {0,3}\[[^\]]+\]:\s*|\bhref=")#([^\s)"]+)/g;

/**
 * A README whose headings say that they are its own where the page has a section of the same title: two entries of one
 * name in a table of contents tell nobody which is which. Links to them go along, and those to other headings may be written in
 * capitals, as the hosts of repositories take them. Lines stay where they are; code is left alone.
 */
export function qualifyHeadings(readme: string): string {
  const lines = readme.split('\n');
  const isProse = markProse(lines);
  const ids = new Map<string, string>();
  const [before, after] = [new Slugger(), new Slugger()];
  const qualified = lines.map((line, index) => {
    if (!isProse[index]) return line;
    const own = line.replace(TAKEN, '$1$2 (README)$3');
    const [was, is] = [toTitle(line), toTitle(own)];
    if (was !== undefined && is !== undefined) ids.set(before.slug(was), after.slug(is));
    return own;
  });
  return qualified
    .map((line, index) =>
      isProse[index]
        ? line.replace(ANCHOR, (whole, start: string, id: string) => {
            const to = ids.get(id) ?? ids.get(id.toLowerCase());
            return to === undefined ? whole : `${start}#${to}`;
          })
        : line,
    )
    .join('\n');
}

/** Whether each line is outside of fenced code. */
function markProse(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      return mark === undefined;
    }
    if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    return false;
  });
}

/** The words of a heading, without links, elements and marks. */
function toTitle(line: string): string | undefined {
  const title = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)?.[1];
  return title
    ?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .trim();
}
