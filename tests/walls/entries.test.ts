import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

/** The `exports` of a package: a file, or a file for each condition. */
type Exports = Readonly<
  Record<string, string | { readonly '@gruntwork-docs/source': string; readonly default: string }>
>;

interface Entry {
  /** Name as another package imports it. */
  readonly name: string;
  /** Source below the package. */
  readonly file: string;
  /** File below the package that Node and bundlers find: compiled, or the source itself. */
  readonly installed: string;
  readonly folder: string;
}

function listEntries(name: string): Entry[] {
  const folder = path.join(PACKAGES, name);
  const { exports }: { exports: Exports } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).map(([entry, target]) => ({
    name: `@gruntwork-docs/${name}${entry.slice(1)}`,
    file: typeof target === 'string' ? target : target['@gruntwork-docs/source'],
    installed: typeof target === 'string' ? target : target.default,
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

it('compiled entries load in Node as they are installed', () => {
  const names = entries
    .filter(({ installed, file }) => installed.endsWith('.mjs') && !PROGRAM.test(file))
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  const code = `for (const name of ${JSON.stringify(names)}) await import(name);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: path.join(PACKAGES, '..'),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('the engine has at most eight entry points', () => {
  expect(listEntries('engine').length).toBeLessThanOrEqual(8);
});

it('what browsers load of the engine loads no schema', async () => {
  for (const entry of ['shared', 'client', 'lazy', 'theme']) {
    const loaded = collectImports(path.join(PACKAGES, 'engine/src', `${entry}.ts`));
    expect(
      [...loaded].filter((name) => name === 'zod'),
      entry,
    ).toEqual([]);
  }
});

/** Names of packages, and files, that a module of the engine loads when it is run; types are not loaded. */
function collectImports(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, names = '', from = ''] of text.matchAll(
    /^(?:import|export) (?!type\b)([^'";]*?)(?:from )?'([^']+)';/gm,
  )) {
    const isType = /^\{(?:\s*type [^,}]+,?)+\s*\} $/.test(names);
    if (isType) continue;
    if (from.startsWith('.')) collectImports(path.join(path.dirname(file), from), found);
    else if (from.startsWith('#')) collectImports(path.join(PACKAGES, 'engine/src', from.slice(1)), found);
    else found.add(from);
  }
  return found;
}
