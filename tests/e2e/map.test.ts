import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const root = path.join(here, '../..');

/** A test that the map names. */
interface Named {
  readonly file: string;
  readonly title: string;
}

/** Cells of the map: a file in backticks, then the titles of its tests in quotation marks. */
function readMap(): Named[] {
  const rows = readFileSync(path.join(here, 'README.md'), 'utf8').matchAll(/^\|.+\|(.+)\|$/gm);
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?:,? “[^”]+”)+)/g)].flatMap(
      ([, file = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    ),
  );
}

function locate(file: string): string {
  return path.join(file.includes('/') ? root : here, file);
}

/** Titles of the tests that a file defines, as its source has them. */
function readTitles(file: string): string[] {
  const source = readFileSync(locate(file), 'utf8');
  const calls = source.matchAll(/\b(?:\w*[tT]est|it)\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g);
  return [...calls].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
  );
}

const named = readMap();
const specs = readdirSync(here).filter((file) => file.endsWith('.spec.ts'));

test('the map names many tests', () => {
  expect(named.length).toBeGreaterThan(150);
});

test('every file and title that the map names exists', () => {
  const missing = named.filter(
    ({ file, title }) => !existsSync(locate(file)) || !readTitles(file).includes(title),
  );
  expect(missing).toEqual([]);
});

test('the map names every file of browser tests', () => {
  const files = new Set(named.map(({ file }) => file));
  expect(specs.filter((file) => !files.has(file))).toEqual([]);
});
