import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const ROWS = path.join(import.meta.dirname, 'spec-rows.md');

/** A row of the specification. */
export interface SpecRow {
  readonly id: string;
  readonly behavior: string;
}

/** A test that holds rows of the specification. */
export interface SpecTest {
  /** Path below the project, and the line of the comment. */
  readonly place: string;
  readonly rows: readonly string[];
  readonly title: string;
}

/** Rows of `tests/spec-rows.md`, in its order. */
export function readRows(): SpecRow[] {
  const rows = readFileSync(ROWS, 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm);
  return [...rows].map(([, id = '', behavior = '']) => ({ id, behavior }));
}

/** Tests with a comment `// Spec: <id>, <id>` above them, of all test files. */
export function readSpecTests(): SpecTest[] {
  return ['tests', 'packages', 'site'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:spec|test)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .sort()
      .flatMap((name) => readFile(path.join(folder, name))),
  );
}

function readFile(file: string): SpecTest[] {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const rows = /^\s*\/\/ Spec: (.+)$/.exec(line)?.[1]?.split(', ');
    if (rows === undefined) return [];
    const title = /\b(?:\w*[tT]est|it)\(\s*(['"`])((?:[^\\]|\\.)+?)\1/.exec(
      lines.slice(index + 1, index + 7).join('\n'),
    )?.[2];
    return [{ place: `${file}:${index + 1}`, rows, title: title ?? '' }];
  });
}
