import type { TemplateLiteral, TemplatePart } from './ast.ts';

/** Removes the common indentation of non-blank lines from all of those lines, as `<<-` requires. */
export function dedentHeredoc(parts: TemplatePart[]): void {
  let least = Number.POSITIVE_INFINITY;
  let atLineStart = true;
  const indented: TemplateLiteral[] = [];
  for (const part of parts) {
    if (part.kind !== 'literal') {
      if (atLineStart) least = 0;
      atLineStart = false;
      continue;
    }
    const indent = part.value.length - part.value.trimStart().length;
    const isBlank = indent === part.value.length && part.value.endsWith('\n');
    if (atLineStart && !isBlank) {
      least = Math.min(least, indent);
      indented.push(part);
    }
    atLineStart = part.value.endsWith('\n');
  }
  for (const literal of indented) literal.value = literal.value.slice(least);
}
