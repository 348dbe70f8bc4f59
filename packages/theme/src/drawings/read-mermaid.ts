import type { RenderedFence } from '@gruntwork-docs/engine';
import { findStatements, IGNORED, type Statements } from './mermaid-statements.ts';

/** Normalized source for the library, and the author's title and description. */
export type MermaidText =
  | { readonly kind: 'text'; readonly text: string; readonly description: string | undefined }
  | Extract<RenderedFence, { kind: 'fault' | 'limit' }>;

/** Validates every line, because the library silently drops statements that it does not understand. */
export function readMermaid(code: string): MermaidText {
  const { lines, first, title } = skipFrontmatter(code.split(/\r?\n/));
  const kept: string[] = [];
  const said: string[] = title === undefined ? [] : [title];
  let allows: ReturnType<typeof findStatements>;
  let isInDescription = false;
  for (const [index, raw] of lines.entries()) {
    const line = first + index;
    for (const statement of splitStatements(raw)) {
      if (isInDescription) {
        isInDescription = !statement.endsWith('}');
        said.push(statement.replace(/\}$/, ''));
        continue;
      }
      if (statement === '' || statement.startsWith('%%')) continue;
      if (allows === undefined) {
        allows = findStatements(statement);
        if (allows === undefined) return describeUnknownKind(statement, line);
        kept.push(allows.header(statement));
        continue;
      }
      const spoken = /^(?:accTitle|accDescr)\s*[:{]\s*(.*?)(\}?)$/.exec(statement);
      if (spoken !== null) {
        said.push(spoken[1] ?? '');
        isInDescription = /^accDescr\s*\{/.test(statement) && spoken[2] === '';
      } else if (IGNORED.test(statement)) continue;
      else if (allows.statements.some((pattern) => pattern.test(statement))) kept.push(statement);
      else {
        const message = `drawing is left as code: \`${statement}\` is not understood`;
        return { kind: 'fault', message, line };
      }
    }
  }
  if (allows === undefined)
    return { kind: 'fault', message: 'drawing is left as code: it is empty', line: first };
  const description = said.filter((part) => part.trim() !== '').join('. ');
  const [header = '', ...statements] = kept;
  const text = [header, ...nameFirst(statements, allows), ...statements].join('\n');
  return { kind: 'text', text, description: description === '' ? undefined : description };
}

/** Moves names first for boxes that are named after their first connection. */
function nameFirst(statements: readonly string[], { nameBoxes }: Statements): string[] {
  const found = statements.flatMap((statement) => nameBoxes?.(statement) ?? []);
  const bare = new Set<string>();
  const late: string[] = [];
  for (const { id, named } of found) {
    if (named === undefined) bare.add(id);
    else if (bare.delete(id)) late.push(named);
  }
  return late;
}

function describeUnknownKind(header: string, line: number): MermaidText {
  const [kind = ''] = header.split(/[\s:]/);
  const message = `drawing of the kind \`${kind}\` is left as code: only flowchart, sequenceDiagram, stateDiagram, classDiagram and erDiagram are drawn`;
  return { kind: 'limit', message, line };
}

/** Skips the frontmatter of a drawing, and returns its title. */
function skipFrontmatter(lines: readonly string[]): {
  lines: readonly string[];
  first: number;
  title: string | undefined;
} {
  const start = lines.findIndex((line) => line.trim() !== '');
  const end =
    lines[start]?.trim() === '---' ? lines.findIndex((line, i) => i > start && line.trim() === '---') : -1;
  if (end < 0) return { lines, first: 1, title: undefined };
  const title = lines
    .slice(start, end)
    .map((line) => /^\s*title:\s*(.+)$/.exec(line)?.[1])
    .find((text) => text !== undefined);
  return { lines: lines.slice(end + 1), first: end + 2, title: title?.replace(/^(["'])(.*)\1$/, '$2') };
}

/** Splits the statements of a line at semicolons, except in quotes or at the end of an entity. */
function splitStatements(line: string): string[] {
  const parts = line.match(/(?:"[^"]*"|&?#?\w+;(?=\S)|[^;"]|"(?=[^"]*$))+/g) ?? [''];
  return parts.map((part) => part.trim()).filter((part, index) => part !== '' || index === 0);
}
