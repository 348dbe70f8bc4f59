/** The first paragraph of a README on one line: not its title, badges, comments or front matter. */
export function firstParagraph(readme: string): string | undefined {
  const text = readme
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  for (const block of text.split(/\n[ \t]*\n/)) {
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

function isDecoration(line: string): boolean {
  return /^(?:\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?\s*)+$/.test(line);
}
