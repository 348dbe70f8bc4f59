/** A fenced code block of a Markdown text. */
export interface Fence {
  /** Lower case; the empty string when the fence names none. */
  readonly lang: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** Without the indentation and the quote marks of its place. */
  readonly code: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
}

const OPENING = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([\w+#.-]*)[ \t]*(.*)$/;

/** Finds the fences of a Markdown or MDX text, wherever they stand: in lists, quotes and components as well. */
export function findFences(source: string): Fence[] {
  const lines = source.split(/\r?\n/);
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index++) {
    const match = OPENING.exec(lines[index] ?? '');
    if (match === null) continue;
    const [, before = '', mark = '', lang = '', meta = ''] = match;
    // Inline code may begin a line, but it ends on it.
    if (mark.startsWith('`') && meta.includes('`')) continue;
    const closing = new RegExp(`^(?:[ \\t]*>)*[ \\t]*${mark[0]}{${mark.length},}[ \\t]*$`);
    const code: string[] = [];
    const line = index + 2;
    for (index++; index < lines.length && !closing.test(lines[index] ?? ''); index++) {
      code.push(stripPlace(lines[index] ?? '', before));
    }
    fences.push({ lang: lang.toLowerCase(), meta: meta.trim(), code: code.join('\n'), line });
  }
  return fences;
}

/** Takes off what stands before the fence's own content: quote marks, then as much indentation as the fence has. */
function stripPlace(line: string, before: string): string {
  const quotes = before.split('>').length - 1;
  let rest = line;
  for (let count = 0; count < quotes; count++) rest = rest.replace(/^[ \t]*>[ ]?/, '');
  const width = before.slice(before.lastIndexOf('>') + 1).replace(/^ (?=\S|$)/, quotes > 0 ? '' : ' ').length;
  return rest.replace(new RegExp(`^[ \\t]{0,${width}}`), '');
}
