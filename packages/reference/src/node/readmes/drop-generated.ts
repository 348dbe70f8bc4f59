const TITLES =
  /^(?:(?:required|optional)\s+)?(?:requirements?|providers?|modules?|resources?|data\s+sources?|inputs?|outputs?)$/i;
/** Text that terraform-docs writes into a section: a table header, a fixed sentence, a row's anchor. */
const SIGNS = [
  /^\|\s*Name\s*\|\s*(?:Version|Source|Type|Description|Alias)\b/i,
  /^No (?:requirements?|providers?|modules?|resources?|inputs?|(?:required|optional) inputs?|outputs?)\.\s*$/i,
  /^The following (?:requirements|providers|modules|Modules|resources|input variables|outputs)\b.*\bare\b.*:\s*$/,
  /<a name="(?:requirement|provider|module|input|output)_/,
];
const MARKER =
  /^\s*<!-{2,3}\s*(?:(?:BEGIN|END)_TF_DOCS|(?:BEGINNING|END) OF PRE-COMMIT-(?:TERRAFORM|OPENTOFU) DOCS HOOK|(?:BEGIN|END) TERRAFORM-DOCS.*)\s*-{2,3}>\s*$/i;

interface Section {
  readonly from: number;
  readonly level: number;
  readonly title: string;
}

/**
 * Removes the sections that terraform-docs generated, because the page shows the same and more. Recognizes
 * them with or without their markers, in any format; hand-written text below the same heading stays. Lines
 * are emptied, not removed, so positions stay.
 */
export function dropGenerated(readme: string): string {
  const lines = readme.split('\n');
  for (const section of findSections(lines)) {
    if (!TITLES.test(section.title)) continue;
    const end = findEnd(lines, section);
    const body = lines.slice(section.from + 1, end);
    if (body.some((line) => SIGNS.some((sign) => sign.test(line)))) lines.fill('', section.from, end);
  }
  return lines.map((line) => (MARKER.test(line) ? '' : line)).join('\n');
}

function findSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  let fence: string | undefined;
  for (const [from, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      continue;
    }
    if (mark !== undefined) fence = mark;
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    if (heading === null) continue;
    const title = (heading[2] ?? '').replace(/<[^>]*>/g, '').trim();
    sections.push({ from, level: heading[1]?.length ?? 1, title });
  }
  return sections;
}

/** Returns the line of the next heading outside the section, or of a marker that ends generated text. */
function findEnd(lines: readonly string[], { from, level }: Section): number {
  const next = findSections(lines).find((other) => other.from > from && other.level <= level)?.from;
  const mark = lines.findIndex((line, index) => index > from && MARKER.test(line));
  const ends = [next, mark < 0 ? undefined : mark].filter((end) => end !== undefined);
  return ends.length === 0 ? lines.length : Math.min(...ends);
}
