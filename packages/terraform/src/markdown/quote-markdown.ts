/** Collapses white space into a single line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Formats inline code, even with backticks in it. */
export function inlineCode(code: string): string {
  const ticks = '`'.repeat(longestRun(code) + 1);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${code}${pad}${ticks}`;
}

/** Formats a code block. */
export function codeBlock(code: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}hcl\n${toLines(code).join('\n')}\n${fence}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

function toLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/**
 * Prepares a description for embedding in a larger document: headings become bold text, `<name>` is escaped,
 * an open fence is closed, and line breaks are normalized.
 */
export function embedMarkdown(text: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of toLines(text.trim())) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isEnd = fence !== '' && mark.startsWith(fence) && line.trim() === mark;
    if (fence !== '' || mark !== '') {
      fence = isEnd ? '' : fence === '' ? mark : fence;
      lines.push(line);
      continue;
    }
    const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    const before = lines.at(-1) ?? '';
    if (heading !== undefined) lines.push(...(before === '' ? [] : ['']), `**${escapeTags(heading)}**`, '');
    else if (/^ {0,3}(?:=+|-{2,})[ \t]*$/.test(line) && before.trim() !== '')
      lines[lines.length - 1] = `**${before.trim()}**\n`;
    else lines.push(escapeTags(line));
  }
  if (fence !== '') lines.push(fence);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Code between backticks stays unchanged. */
function escapeTags(line: string): string {
  return line.replace(/(`+).*?\1|<(?=[a-z/!?])/gi, (found) => (found === '<' ? '\\<' : found));
}

/** Demotes the headings of a README by one level when the first is its title. */
export function demoteTitle(readme: string): string {
  let fence = '';
  return toLines(readme)
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence !== '' && mark.startsWith(fence)) fence = '';
      else if (fence === '') fence = mark;
      return fence === '' && /^#[ \t]/.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
