import { Slugger } from '@gruntwork-docs/engine/shared';

/** Titles of generated sections of the page. */
const TAKEN =
  /^(#{1,6}\s+)(Usage|Examples?|Inputs|Outputs|Requirements|Resources|Modules|Changes|Compliance|Structure)(\s*#*\s*)$/i;
/** A same-page address in a link, a definition, or an element. */
const ANCHOR = /(\]\(\s*|^ {0,3}\[[^\]]+\]:\s*|\bhref=")#([^\s)"]+)/g;

/**
 * Qualifies README headings that have the same title as a generated section, because readers could not tell
 * apart two equal entries in the table of contents. Updates links to them; links to other headings can use
 * capitals, as repository hosts allow. Keeps line numbers, and skips code.
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

/** Marks each line that is outside fenced code. */
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

/** Returns the text of a heading, without links, elements, and markup. */
function toTitle(line: string): string | undefined {
  const title = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)?.[1];
  return title
    ?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .trim();
}
