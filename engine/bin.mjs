#!/usr/bin/env node
// Compiles the project's TypeScript programs once per content and runs them: later starts cost no compiler.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ENGINE = ['engine/build', 'engine/shared', 'terraform', 'theme/code', 'theme/texts'];

/**
 * A program: the folders that its source lies in, and its entries; the first entry is run.
 * @typedef {{ folders: readonly string[], entries: Readonly<Record<string, string>> }} Program
 */

/** @type {Program} */
const engine = {
  folders: ENGINE,
  entries: { cli: 'engine/build/entry.cli.ts', worker: 'engine/build/render/entry.worker.ts' },
};

/** @type {Readonly<Record<string, Program>>} */
const programs = {
  reference: { folders: ['terraform'], entries: { reference: 'terraform/entry.cli.ts' } },
  bench: { folders: [...ENGINE, 'bench'], entries: { bench: 'bench/entry.bench.ts' } },
  'search:quality': { folders: [...ENGINE, 'bench'], entries: { quality: 'bench/entry.quality.ts' } },
  budgets: { folders: [...ENGINE, 'bench'], entries: { budgets: 'bench/entry.budgets.ts' } },
};

/** @param {string} folder @returns {string[]} */
function listSources(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const child = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === 'golden' || entry.name === 'fixtures' ? [] : listSources(child);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [child] : [];
  });
}

/** @param {Program} program @returns {string} */
function hashProgram({ folders, entries }) {
  const hash = createHash('sha1')
    .update(JSON.stringify(entries))
    .update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of folders.flatMap(listSources).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {Program} program @param {string} folder */
async function compile(program, folder) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(program.entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    platform: 'node',
    tsconfig: false,
    // Packages stay packages; `#name/…` are the project's own folders.
    external: (id) => !/^[./#\0]/.test(id) && !path.isAbsolute(id),
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'silent',
  });
  const staging = `${folder}.${process.pid}`;
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundle.write({ dir: staging, format: 'esm', sourcemap: true, ...names });
  await bundle.close();
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
}

const [, , command = ''] = process.argv;
const program = programs[command] ?? engine;
const [main = ''] = Object.keys(program.entries);
const folder = path.join(root, 'node_modules/.cache/gruntwork-docs/engine', hashProgram(program));
if (!existsSync(path.join(folder, `${main}.mjs`))) await compile(program, folder);
if (program !== engine) process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, `${main}.mjs`)).href);
