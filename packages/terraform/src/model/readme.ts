/** Returns the first paragraph of a README on one line: not its title, badges, comments or frontmatter. */
export function firstParagraph(readme: string): string | undefined {
  const text = readme
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const block of dropComments(text).split(/\n[ \t]*\n/)) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^#{1,6}\s/.test(line) && !isDecoration(line));
    const [first] = lines;
    if (first === undefined || /^(?:[=-]{3,}|```|~~~|<|\||[-*+]\s|\d+\.\s|>)/.test(first)) continue;
    if (/^(?:=+|-+)$/.test(lines[1] ?? '')) continue;
    return lines.join(' ');
  }
  return undefined;
}

/** Text after an unclosed comment is kept; its end is searched for only once, not from each opening. */
function dropComments(text: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    if (end < 0) return rest + text.slice(at);
    rest += text.slice(at, start);
    at = end + '-->'.length;
  }
}

function isDecoration(line: string): boolean {
  return /^(?:\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?\s*)+$/.test(line);
}
