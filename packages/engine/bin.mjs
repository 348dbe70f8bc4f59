#!/usr/bin/env node
// Compiles the project's TypeScript programs once per content and runs them: later starts cost no compiler.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const engineDir = path.dirname(fileURLToPath(import.meta.url));
const projectDir = findProject(engineDir);
const cache = path.join(projectDir, 'node_modules/.cache/gruntwork-docs/engine');

/** The folder that the engine is installed in: the one whose `node_modules` holds it, or the workspace around it. */
function findProject(from) {
  const parent = path.dirname(from);
  if (path.basename(parent) === 'node_modules') return path.dirname(parent);
  if (parent === from || existsSync(path.join(parent, 'node_modules'))) return parent;
  return findProject(parent);
}

const { resolve } = createRequire(path.join(engineDir, 'package.json'));

/** @param {string} name */
function isInstalled(name) {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Packages whose exports are used on every site that does not name its own, where they are installed. */
const COMPANIONS = ['reference', 'theme', 'search'].map(toPackage).filter(isInstalled);

/** @param {string} name */
function toPackage(name) {
  return `@gruntwork-docs/${name}`;
}

/**
 * A program's entries, modules or packages; the first one is run.
 * @typedef {Readonly<Record<string, string>>} Program
 */

/** @type {Program} */
const engine = {
  cli: path.join(engineDir, 'src/node/entry.cli.ts'),
  worker: path.join(engineDir, 'src/node/render/entry.worker.ts'),
  // What a site's config may import, compiled together with the engine: they share its classes and state.
  'package-engine': path.join(engineDir, 'src/index.ts'),
  ...Object.fromEntries(COMPANIONS.map((name) => [`package-${path.basename(name)}`, name])),
};

/** @type {Readonly<Record<string, Program>>} */
const programs = {
  reference: { reference: '@gruntwork-docs/terraform/entry.cli.ts' },
  bench: { bench: path.join(projectDir, 'bench/entry.bench.ts') },
  'search:quality': { quality: path.join(projectDir, 'bench/entry.quality.ts') },
  budgets: { budgets: path.join(projectDir, 'bench/entry.budgets.ts') },
  // Builds in its own process, with all that a site's config imports.
  'test:edits': { edits: path.join(projectDir, 'tests/build/edits/entry.edits.ts'), ...engine },
};

/** Stands for the installed packages. */
function readLock() {
  const file = path.join(projectDir, 'package-lock.json');
  return existsSync(file) ? readFileSync(file) : '';
}

/**
 * Hash of what a program was compiled from; `undefined` when one of the files is gone.
 * @param {readonly string[]} files
 */
function hashFiles(files) {
  const hash = createHash('sha1').update(engineDir).update(readLock());
  for (const file of files) {
    const absolute = path.join(projectDir, file);
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
    /** @param {string} name */
    const get = (name) => (COMPANIONS.includes(toPackage(name)) ? name : undefined);
    return [
      ...COMPANIONS.map((name) => `import { ${path.basename(name)} } from '${name}';`),
      `export const sources = [${get('reference') ?? ''}];`,
      ...['theme', 'search'].map((name) =>
        get(name) ? `export { ${name} };` : `export const ${name} = undefined;`,
      ),
    ].join('\n');
  },
};

/** @param {Program} program @param {string} record */
async function compile(program, record) {
  const { rolldown } = await import('rolldown');
  /** @type {Set<string>} */
  const read = new Set();
  const bundle = await rolldown({
    input: program,
    cwd: engineDir,
    platform: 'node',
    tsconfig: false,
    // Packages stay packages; `#name/…` and the workspace's own packages are source.
    external: (id) => !/^(?:[./#\0]|@gruntwork-docs\/|virtual:)/.test(id) && !path.isAbsolute(id),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { __ENGINE_DIR__: JSON.stringify(engineDir) },
    },
    logLevel: 'silent',
    checks: { bundlerTimings: false },
    plugins: [companions, { name: 'record-inputs', transform: (_, id) => void read.add(id) }],
  });
  const staging = path.join(cache, `staging-${process.pid}`);
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundle.write({ dir: staging, format: 'esm', sourcemap: true, ...names });
  await bundle.close();
  const files = [...read]
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(projectDir, id))
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
