/** Joins lines to chunks of at most `longest` characters; a longer line is its own chunk. */
export function cutParts(lines: readonly string[], longest: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of lines) {
    if (part !== '' && part.length + line.length + 1 > longest) {
      parts.push(part);
      part = '';
    }
    part += `${line}\n`;
  }
  return part === '' ? parts : [...parts, part];
}
