/**
 * Rewrites common syntax into syntax that the MDX parser accepts, without moving a line: HTML comments become
 * MDX comments, `:::note Title` becomes `:::note[Title]`, and the end of a tag at the beginning of a line,
 * which would start a quotation there, moves to the end of the previous line. Fenced code and inline code are
 * unchanged.
 */
export function prepareSource(source: string, format: 'md' | 'mdx'): string {
  const mayHold =
    (format === 'mdx' && (source.includes('<!--') || TAG_END.test(source))) || source.includes(':::');
  if (!mayHold) return source;
  const lines = source.split('\n');
  let fence: string | undefined;
  let inComment = false;
  let inTag = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mayMark = line.includes('```') || line.includes('~~~');
    const mark = mayMark ? /^\s*(`{3,}|~{3,})/.exec(line)?.[1] : undefined;
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      continue;
    }
    if (mark !== undefined && !inComment) {
      fence = mark;
      continue;
    }
    const directive = line.includes(':::')
      ? line.replace(/^(\s*:{3,}[a-z]+)[ \t]+(?![[{])(\S.*?)[ \t]*$/, '$1[$2]')
      : line;
    if (format === 'md') {
      lines[index] = directive;
      continue;
    }
    const mayComment: boolean = inComment || directive.includes('<!--');
    const result: { line: string; inComment: boolean } = mayComment
      ? convertComments(directive, inComment)
      : { line: directive, inComment };
    inComment = result.inComment;
    if (inTag && /^\s*>/.test(result.line)) {
      lines[index - 1] += '>';
      lines[index] = result.line.replace('>', '');
    } else lines[index] = result.line;
    inTag = endsInTag(result.line, inTag);
  }
  return lines.join('\n');
}

const TAG_END = /^[ \t]*>/m;

/** True for a line with an unclosed tag: `text <a`, and the lines of its attributes. */
function endsInTag(line: string, isOpen: boolean): boolean {
  if (!isOpen && !line.includes('<')) return false;
  const plain = line.replace(/`+[^`]*`+/g, '');
  if (plain.trim() === '') return false;
  const opened = /<[A-Za-z][^<>]*$/.test(plain);
  return opened || (isOpen && !/[<>]/.test(plain));
}

function convertComments(line: string, startsInside: boolean): { line: string; inComment: boolean } {
  let inComment = startsInside;
  let out = '';
  let rest = line;
  while (rest !== '') {
    if (inComment) {
      const end = rest.indexOf('-->');
      out += neutralize(end < 0 ? rest : rest.slice(0, end));
      if (end < 0) return { line: out, inComment };
      out += '*/}';
      rest = rest.slice(end + 3);
      inComment = false;
      continue;
    }
    const start = /`+[^`]*`+|<!--/.exec(rest);
    if (start === null) return { line: out + rest, inComment };
    out += rest.slice(0, start.index);
    rest = rest.slice(start.index + start[0].length);
    if (start[0] !== '<!--') out += start[0];
    else {
      out += '{/*';
      inComment = true;
    }
  }
  return { line: out, inComment };
}

/** Prevents a comment's text from ending the new MDX comment. */
function neutralize(text: string): string {
  return text.replaceAll('*/', '* /');
}

/** Characters that differ between the two texts. */
const REWRITTEN = [
  ['<!--', '{/*'],
  ['-->', '*/}'],
] as const;

/** Column in the original line for a column of the prepared one; both in code points, from 1. */
export function findPlainColumn(written: string, prepared: string, column: number): number {
  if (written === prepared) return column;
  const before = [...written];
  const after = [...prepared];
  let at = 0;
  for (let index = 0; index < column - 1; ) {
    const rewritten = REWRITTEN.find(
      ([old, now]) => startsWith(before, at, old) && startsWith(after, index, now),
    );
    if (rewritten !== undefined) {
      at += rewritten[0].length;
      index += rewritten[1].length;
    } else if (after[index] === '[' && before[at] !== '[') {
      // `:::note  Title` is `:::note[Title]`.
      while (/\s/.test(before[at] ?? '')) at++;
      index++;
    } else {
      if (before[at] === after[index]) at++;
      index++;
    }
  }
  return Math.min(at, before.length) + 1;
}

function startsWith(signs: readonly string[], at: number, text: string): boolean {
  return signs.slice(at, at + text.length).join('') === text;
}
