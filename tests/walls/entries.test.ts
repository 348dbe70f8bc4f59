import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

/** What a package lists in its `exports`: a file, or a file for each condition. */
type Exports = Readonly<Record<string, string | { readonly source: string; readonly types: string }>>;

interface Entry {
  /** Name as another package imports it. */
  readonly name: string;
  /** Source below the package. */
  readonly file: string;
  readonly folder: string;
}

function listEntries(name: string): Entry[] {
  const folder = path.join(PACKAGES, name);
  const { exports }: { exports: Exports } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).map(([entry, target]) => ({
    name: `@gruntwork-docs/${name}${entry.slice(1)}`,
    file: typeof target === 'string' ? target : target.source,
    folder,
  }));
}

const entries = readdirSync(PACKAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => listEntries(name));

/** Programs, and scripts of pages that know their options by a virtual module: to import one is to run it. */
const PROGRAM = /\.mjs$|\/entry\.\w+\.tsx?$|\/start-offline\.ts$/;

it.each(entries.filter(({ file }) => !file.includes('*')))(
  '$name names a file that exists',
  ({ file, folder }) => {
    expect(existsSync(path.join(folder, file))).toBe(true);
  },
);

it.each(entries.filter(({ file }) => /\.tsx?$/.test(file) && !file.includes('*') && !PROGRAM.test(file)))(
  '$name loads',
  async ({ file, folder }) => {
    await expect(import(path.join(folder, file))).resolves.toBeTypeOf('object');
  },
  60_000,
);

it('the engine has at most eight entry points', () => {
  expect(listEntries('engine').length).toBeLessThanOrEqual(8);
});
