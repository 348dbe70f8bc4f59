/** Lines of a fenced code block in a text that has not been parsed yet. */
export interface FenceLines {
  /** Line of the opening mark, from 1. */
  readonly first: number;
  /** Line of the closing mark, or the text's last one. */
  readonly last: number;
}

const OPENING = /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Finds the fences of a prepared text: in lists, quotes and components as well. */
export function findFenceLines(source: string): FenceLines[] {
  const lines = source.split(/\r?\n/);
  const fences: FenceLines[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, mark = '', rest = ''] = OPENING.exec(lines[index] ?? '') ?? [];
    // Inline code may begin a line, but it ends on it.
    if (mark === '' || (mark.startsWith('`') && rest.includes('`'))) continue;
    const closing = new RegExp(`^(?:[ \\t]*>)*[ \\t]*${mark[0]}{${mark.length},}[ \\t]*$`);
    const length = lines.slice(index + 1).findIndex((line) => closing.test(line));
    const end = length < 0 ? lines.length - 1 : index + 1 + length;
    fences.push({ first: index + 1, last: end + 1 });
    index = end;
  }
  return fences;
}
