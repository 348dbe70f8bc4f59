const HEADING = /^(\s{0,3}#{1,6}\s.*?)\s*\{\s*\/\*\s*(#[^\s*]+)\s*\*\/\s*\}\s*$/;
const ELEMENT_SOURCE =
  /(<(?:img|source|video|audio|a)\b[^>]*?\s(?:src|href|poster)=)\{require\((['"])(?:!!?[\w-]+!)?([^'"]+)\2\)(?:\.default)?\}/g;

/**
 * Writes what Docusaurus takes in the engine's own words; every line stays where it is. Fences named `mdx-code-block` are
 * taken off, `{/* #id *\/}` becomes `{#id}`, files that an element requires are named by their paths.
 */
export function prepareText(text: string): string {
  const lines = text.split(/\r?\n/);
  let fence: string | undefined;
  let unwrapped: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, indent = '', mark, info = ''] =
      /^(\s*(?:[-*+>]\s+|\d+[.)]\s+)*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
      continue;
    }
    if (unwrapped !== undefined && mark?.startsWith(unwrapped) && info.trim() === '') {
      lines[index] = '';
      unwrapped = undefined;
      continue;
    }
    if (mark !== undefined && !info.includes('`')) {
      if (/^mdx-code-block\b/.test(info.trim())) {
        lines[index] = indent.trimEnd();
        unwrapped = mark;
      } else fence = mark;
      continue;
    }
    const heading = HEADING.exec(line);
    const named = heading === null ? line : `${heading[1]} {${heading[2]}}`;
    lines[index] = named.includes('require(') ? named.replace(ELEMENT_SOURCE, '$1"$3"') : named;
  }
  return lines.join('\n');
}
