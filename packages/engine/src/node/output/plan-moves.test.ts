import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planMoves } from './plan-moves.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'moves-'));
});
afterEach(() => rmSync(base, { recursive: true }));

/** The moves from a folder with some files to one with others; `changed` of these are new. */
function plan(before: readonly string[], after: readonly string[], changed = after) {
  const [outDir = '', newDir = ''] = ['out', 'new'].map((name) => path.join(base, name));
  for (const [dir, files] of [
    [outDir, before],
    [newDir, changed],
  ] as const) {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), file);
    }
  }
  const stale = before.filter((file) => !after.includes(file));
  return planMoves({ outDir, newDir, files: new Set(after), changed, stale });
}

const old = (file: string) => ({ path: file, hasOld: true, hasNew: false });
const made = (file: string) => ({ path: file, hasOld: false, hasNew: true });
const both = (file: string) => ({ path: file, hasOld: true, hasNew: true });

it('exchanges a few files one by one', () => {
  expect(plan(['docs/a.html', 'docs/b.html'], ['docs/a.html', 'docs/c.html'])).toEqual([
    both('docs/a.html'),
    made('docs/c.html'),
    old('docs/b.html'),
  ]);
});

// Where case makes no difference, both names are one file, and one folder.
it.each([
  ['a page', 'docs/Foo.html', 'docs/foo.html', [both('docs')]],
  ['a folder', 'docs/Guide/a.html', 'docs/guide/b.html', [both('docs')]],
  ['a page at the top', 'Foo.html', 'foo.html', [old('Foo.html'), made('foo.html')]],
  ['a folder at the top', 'Docs/a.html', 'docs/a.html', [old('Docs'), made('docs')]],
])('takes %s away before the one whose name differs in case only comes', (_, before, after, moves) => {
  expect(plan([before], [after])).toEqual(moves);
});

it('keeps a file that has not changed, when something stale has its folder in another case', () => {
  const moves = plan(['Docs/a.html', 'docs/b.html'], ['docs/b.html', 'c.html'], ['c.html']);
  expect(moves).toContainEqual(old('Docs'));
  expect(moves).toContainEqual(expect.objectContaining({ path: 'docs', hasNew: true }));
});
