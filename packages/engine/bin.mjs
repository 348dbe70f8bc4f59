#!/usr/bin/env node
// Compiles the project's TypeScript programs once per content and runs them: later starts cost no compiler.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const cache = path.join(root, 'node_modules/.cache/gruntwork-docs/engine');

/**
 * A program's entries; the first one is run.
 * @typedef {Readonly<Record<string, string>>} Program
 */

/** @type {Program} */
const engine = {
  cli: 'packages/engine/src/node/entry.cli.ts',
  worker: 'packages/engine/src/node/render/entry.worker.ts',
  // What a site's config may import, compiled together with the engine: they share its classes and state.
  'package-engine': 'packages/engine/src/index.ts',
  'package-reference': 'packages/reference/src/reference.ts',
  'package-theme': 'packages/theme/src/theme.ts',
};

/** What is used on every site that does not name its own: `export` of a package, as a source or as the theme. */
const COMPANIONS = {
  sources: [{ name: 'reference', from: '@gruntwork-docs/reference' }],
  theme: { name: 'theme', from: '@gruntwork-docs/theme' },
};

/** @type {Readonly<Record<string, Program>>} */
const programs = {
  reference: { reference: 'packages/terraform/src/entry.cli.ts' },
  bench: { bench: 'bench/entry.bench.ts' },
  'search:quality': { quality: 'bench/entry.quality.ts' },
  budgets: { budgets: 'bench/entry.budgets.ts' },
};

/**
 * Hash of what a program was compiled from; `undefined` when one of the files is gone.
 * @param {readonly string[]} files
 */
function hashFiles(files) {
  const hash = createHash('sha1');
  for (const file of [...files, 'package-lock.json']) {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return undefined;
    hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The folder of a compiled program, if none of its files has changed. A new file needs no look: what imports it changed.
 * @param {string} record
 */
function findCompiled(record) {
  if (!existsSync(record)) return undefined;
  const files = JSON.parse(readFileSync(record, 'utf8'));
  const key = hashFiles(files);
  const folder = key === undefined ? undefined : path.join(cache, key);
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}

/** The engine knows its companions by this module alone. */
const companions = {
  name: 'companions',
  /** @param {string} id */
  resolveId: (id) => (id === 'virtual:companions' ? '\0virtual:companions' : undefined),
  /** @param {string} id */
  load(id) {
    if (id !== '\0virtual:companions') return undefined;
    const { sources, theme } = COMPANIONS;
    return [
      ...sources.map(({ name, from }) => `import { ${name} } from '${from}';`),
      `export const sources = [${sources.map(({ name }) => name).join(', ')}];`,
      `export { ${theme.name} as theme } from '${theme.from}';`,
    ].join('\n');
  },
};

/** @param {Program} program @param {string} record */
async function compile(program, record) {
  const { rolldown } = await import('rolldown');
  /** @type {Set<string>} */
  const read = new Set();
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(program).map(([name, file]) => [name, path.join(root, file)])),
    platform: 'node',
    tsconfig: false,
    // Packages stay packages; `#name/…` and the workspace's own packages are source.
    external: (id) => !/^(?:[./#\0]|@gruntwork-docs\/|virtual:)/.test(id) && !path.isAbsolute(id),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { __ENGINE_DIR__: JSON.stringify(path.join(root, 'packages/engine')) },
    },
    logLevel: 'silent',
    plugins: [companions, { name: 'record-inputs', transform: (_, id) => void read.add(id) }],
  });
  const staging = path.join(cache, `staging-${process.pid}`);
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundle.write({ dir: staging, format: 'esm', sourcemap: true, ...names });
  await bundle.close();
  const files = [...read]
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(root, id))
    .sort();
  const folder = path.join(cache, hashFiles(files) ?? 'unknown');
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
  const text = `${record}.${process.pid}`;
  writeFileSync(text, JSON.stringify(files));
  renameSync(text, record);
  return folder;
}

const [, , command = ''] = process.argv;
const program = programs[command] ?? engine;
const [main = ''] = Object.keys(program);
const record = path.join(cache, `${main}.json`);
mkdirSync(cache, { recursive: true });
const folder = findCompiled(record) ?? (await compile(program, record));
if (program !== engine) process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, `${main}.mjs`)).href);
