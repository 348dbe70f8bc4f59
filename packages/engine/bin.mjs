#!/usr/bin/env node
// Compiles the project's TypeScript programs once per content and runs them: later starts cost no compiler.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const THIS_FILE = fileURLToPath(import.meta.url);
const engineDir = path.dirname(THIS_FILE);
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

/** @param {string} name */
function toPackage(name) {
  return `@gruntwork-docs/${name}`;
}

/** Packages whose exports are used on every site that does not name its own, where they are installed. */
const listCompanions = () => ['reference', 'theme', 'search'].map(toPackage).filter(isInstalled);

/** Packages that only the configs of some sites import. */
const listOthers = () => ['docusaurus'].map(toPackage).filter(isInstalled);

/**
 * A program by the name of the module that is run, with that module; `builds` is one that builds sites in its own process.
 * @typedef {{ main: string, entry: string, builds?: boolean }} Program
 */

/** @type {Program} */
const engine = { main: 'cli', entry: path.join(engineDir, 'src/node/entry.cli.ts'), builds: true };

/** @type {Program} */
const referenceSite = {
  main: 'site',
  entry: '@gruntwork-docs/reference/node/site/entry.site.ts',
  builds: true,
};

/** @type {Readonly<Record<string, Program>>} */
const programs = {
  reference: { main: 'reference', entry: '@gruntwork-docs/terraform/entry.cli.ts' },
  // Looks at the new site as the engine does.
  'import-docusaurus': {
    main: 'importer',
    entry: '@gruntwork-docs/docusaurus/entry.import.ts',
    builds: true,
  },
  bundle: { main: 'bundle', entry: '@gruntwork-docs/offline/entry.cli.ts' },
  hosts: { main: 'hosts', entry: '@gruntwork-docs/hosts/entry.cli.ts' },
  mcp: { main: 'mcp', entry: '@gruntwork-docs/mcp/entry.cli.ts' },
  bench: { main: 'bench', entry: path.join(projectDir, 'bench/entry.bench.ts') },
  'search:quality': { main: 'quality', entry: path.join(projectDir, 'bench/entry.quality.ts') },
  sbom: { main: 'sbom', entry: path.join(projectDir, 'audit/entry.sbom.ts') },
  reproduce: { main: 'reproduce', entry: path.join(projectDir, 'audit/entry.reproduce.ts') },
  budgets: { main: 'budgets', entry: path.join(projectDir, 'bench/entry.budgets.ts') },
  // Serves a built site by nginx, where there is one.
  'test:host': { main: 'host', entry: path.join(projectDir, 'tests/e2e/support/entry.host.ts') },
  // These build in their own process, with all that a site's config imports.
  'test:builder': {
    main: 'builder',
    entry: path.join(projectDir, 'tests/build/builder/entry.builder.ts'),
    builds: true,
  },
  'test:edits': {
    main: 'edits',
    entry: path.join(projectDir, 'tests/build/edits/entry.edits.ts'),
    builds: true,
  },
  fuzz: { main: 'fuzz', entry: path.join(projectDir, 'tests/fuzz/entry.fuzz.ts'), builds: true },
  torture: { main: 'torture', entry: path.join(projectDir, 'tests/torture/entry.torture.ts') },
};

/**
 * What a program is compiled from, modules or packages. To look for packages takes a thirtieth of a build in which nothing has
 * changed: one that is compiled does without.
 * @param {Program} program @returns {Readonly<Record<string, string>>}
 */
function listEntries({ main, entry, builds = false }) {
  if (!builds) return { [main]: entry };
  return {
    [main]: entry,
    [engine.main]: engine.entry,
    worker: path.join(engineDir, 'src/node/render/entry.worker.ts'),
    theme: path.join(engineDir, 'src/node/render/theme/entry.theme.ts'),
    patterns: path.join(engineDir, 'src/node/render/markdown/grammar/entry.patterns.ts'),
    // What a site's config may import, compiled together with the engine: they share its classes and state.
    'package-engine': path.join(engineDir, 'src/index.ts'),
    ...Object.fromEntries(
      [...listCompanions(), ...listOthers()].map((name) => [`package-${path.basename(name)}`, name]),
    ),
  };
}

/** Stands for the installed packages. */
const LOCK = path.join(projectDir, 'package-lock.json');

function readLock() {
  return existsSync(LOCK) ? readFileSync(LOCK) : '';
}

/**
 * Hash of what a program was compiled from; `undefined` when one of the files is gone.
 * @param {readonly string[]} files
 */
function hashFiles(files) {
  const hash = createHash('sha1').update(engineDir).update(readFileSync(THIS_FILE)).update(readLock());
  for (const file of files) {
    const absolute = path.join(projectDir, file);
    if (!existsSync(absolute)) return undefined;
    hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * What is known of a compiled program: its files, its key, and what they looked like when the key was taken.
 * @typedef {{ files: readonly string[], key: string, stamp: string }} Compiled
 */

/**
 * Changes with the files, without reading them. Copies keep size and time of the last change: the time of the last change of
 * the entry is the system's own. Nothing for files so young that a second change might have the same time.
 * @param {readonly string[]} files
 */
function stampFiles(files) {
  const hash = createHash('sha1').update(engineDir).update(process.version);
  let newest = 0;
  for (const file of [THIS_FILE, LOCK, ...files.map((name) => path.join(projectDir, name))]) {
    const found = statSync(file, { throwIfNoEntry: false });
    newest = Math.max(newest, found?.ctimeMs ?? 0);
    hash.update([file, found?.size, found?.mtimeMs, found?.ctimeMs, found?.ino].join());
  }
  return Math.abs(Date.now() - newest) < STEADY || newest > Date.now() ? undefined : hash.digest('hex');
}

/** Milliseconds after which a file's time tells its changes apart on every file system. */
const STEADY = 3_000;

/** The key of a compiled program; `undefined` when it is to be compiled. Its files are read only where they look different.
 * @param {string} record
 */
function findKey(record) {
  const known = readJson(record);
  if (!Array.isArray(known?.files)) return undefined;
  const stamp = stampFiles(known.files);
  if (stamp !== undefined && stamp === known.stamp) return known.key;
  const key = hashFiles(known.files);
  if (key !== undefined && stamp !== undefined) writeRecord(record, { ...known, key, stamp });
  return key;
}

/** @param {string} record @param {Compiled} compiled */
function writeRecord(record, compiled) {
  const text = `${record}.${randomBytes(6).toString('hex')}`;
  writeFileSync(text, JSON.stringify(compiled));
  renameSync(text, record);
}

/**
 * The folder of a compiled program, if none of its files has changed. A new file needs no look: what imports it changed.
 * @param {string} record
 */
function findCompiled(record) {
  const key = findKey(record);
  const folder = key === undefined ? undefined : path.join(cache, key);
  if (folder === undefined || !existsSync(folder)) return undefined;
  const sums = readJson(path.join(folder, SUMS));
  if (
    sums !== undefined &&
    Object.entries(sums).every(([name, sum]) => hashFile(path.join(folder, name)) === sum)
  )
    return folder;
  console.warn(`warning: \`${folder}\` was damaged, and is made again`);
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

/** Checksums of a compiled program, in its folder. */
const SUMS = 'sums.json';

/** @param {string} file */
function hashFile(file) {
  return existsSync(file) ? createHash('sha1').update(readFileSync(file)).digest('hex') : '';
}

/**
 * A JSON file; `undefined` for one that is not there, or damaged.
 * @param {string} file
 */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.warn(`warning: \`${file}\` was damaged, and is made again`);
    return undefined;
  }
}

/** The engine knows its companions by this module alone. */
const companions = {
  name: 'companions',
  /** @param {string} id */
  resolveId: (id) => (id === 'virtual:companions' ? '\0virtual:companions' : undefined),
  /** @param {string} id */
  load(id) {
    if (id !== '\0virtual:companions') return undefined;
    const names = listCompanions();
    /** @param {string} name */
    const get = (name) => (names.includes(toPackage(name)) ? name : undefined);
    return [
      ...names.map((name) => `import { ${path.basename(name)} } from '${name}';`),
      `export const sources = [${get('reference') ?? ''}];`,
      ...['theme', 'search'].map((name) =>
        get(name) ? `export { ${name} };` : `export const ${name} = undefined;`,
      ),
    ].join('\n');
  },
};

/**
 * Packages of hundreds of small files, which would take half of a start to find and to load. They are compiled together with
 * the engine, with all that they import; one is known by its `package.json`, which names its version.
 */
const INLINED = /^(?:(?:yaml|zod|htmlparser2|image-size|re2js)(?:\/|$)|shiki\/(?:core|engine\/javascript)$)/;

/**
 * The file that stands for a file which was read: itself, or the `package.json` of an inlined package.
 * @param {string} id
 */
function toInput(id) {
  const [, folder, name = ''] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(id) ?? [];
  const isOwn = folder === undefined || name.startsWith('@gruntwork-docs') || id.startsWith(engineDir);
  return isOwn ? id : path.join(folder, 'package.json');
}

/** @param {Program} program @param {string} record */
async function compile(program, record) {
  const { rolldown } = await import('rolldown');
  /** @type {Set<string>} */
  const read = new Set();
  const bundle = await rolldown({
    input: listEntries(program),
    cwd: engineDir,
    platform: 'node',
    tsconfig: false,
    // Packages stay packages; `#name/…` and the workspace's own packages are source. GitHub's parser imports JSON as Node does not.
    external: (id, from) =>
      !/^(?:[./#\0]|@gruntwork-docs\/|@actions\/|virtual:)/.test(id) &&
      !path.isAbsolute(id) &&
      !INLINED.test(id) &&
      // What an inlined package imports.
      (isBuiltin(id) || from === undefined || toInput(from) === from || from.includes('@actions')),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { __ENGINE_DIR__: JSON.stringify(engineDir), __PROJECT_DIR__: JSON.stringify(projectDir) },
    },
    logLevel: 'silent',
    checks: { bundlerTimings: false },
    plugins: [companions, { name: 'record-inputs', transform: (_, id) => void read.add(toInput(id)) }],
  });
  const staging = path.join(cache, `staging-${randomBytes(6).toString('hex')}`);
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  // Blanks and comments are read at each start.
  const minify = { compress: false, mangle: false, codegen: true };
  await bundle.write({ dir: staging, format: 'esm', sourcemap: true, minify, ...names });
  await bundle.close();
  // Writes what is known of the patterns of grammars into the folder.
  if (program.builds) await import(pathToFileURL(path.join(staging, 'patterns.mjs')).href);
  const sums = readdirSync(staging)
    .filter((name) => /\.(?:mjs|json)$/.test(name))
    .map((name) => [name, hashFile(path.join(staging, name))]);
  writeFileSync(path.join(staging, SUMS), JSON.stringify(Object.fromEntries(sums)));
  const files = [...read]
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(projectDir, id))
    .sort();
  const folder = path.join(cache, hashFiles(files) ?? 'unknown');
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else moveInto(staging, folder);
  writeRecord(record, { files, key: path.basename(folder), stamp: '' });
  return folder;
}

/**
 * Puts a compiled program into its place, unless another process does so at the same moment.
 * @param {string} staging @param {string} folder
 */
function moveInto(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(staging, { recursive: true });
  }
}

/** Milliseconds for which a compiled program stays that nobody runs: two weeks. */
const KEPT_UNUSED = 14 * 24 * 3_600_000;

/** Removes compiled programs of other days. */
function dropUnused() {
  for (const name of readdirSync(cache)) {
    const place = path.join(cache, name);
    const found = statSync(place, { throwIfNoEntry: false });
    const isOld = found?.isDirectory() === true && Date.now() - found.mtimeMs > KEPT_UNUSED;
    if (isOld) rmSync(place, { recursive: true, force: true });
  }
}

/** Set for a process that compiles the program of its command, and prints the folder. */
const COMPILE_ONLY = 'GRUNTWORK_DOCS_COMPILE_ONLY';

/** Compiles in a process of its own: the bundler is native code that keeps 400 MB once it has run. */
function compileApart() {
  const { status, stdout } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, [COMPILE_ONLY]: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

/**
 * Bytes of code that run of a function before it is considered for optimization. Node 20 considers after 67,584: of a cold build a quarter of
 * all work was then the optimizer's, for functions that were hardly called again. Later versions count calls, and wait as long by themselves.
 */
const OPTIMIZER_PATIENCE = 800_000;

const [, , command = '', word] = process.argv;
const program = (command === 'reference' && word === 'site' ? referenceSite : programs[command]) ?? engine;
const { main } = program;
const record = path.join(cache, `${main}.json`);
mkdirSync(cache, { recursive: true });
if (process.env[COMPILE_ONLY] !== undefined) process.stdout.write(await compile(program, record));
else await start();

/** Runs the program. */
async function start() {
  if (program.builds && process.versions.v8.startsWith('11.'))
    setFlagsFromString(`--interrupt-budget=${OPTIMIZER_PATIENCE}`);
  const known = findCompiled(record);
  const folder = known ?? compileApart();
  utimesSync(folder, new Date(), new Date());
  if (known === undefined) dropUnused();
  if (program !== engine) process.argv.splice(2, 1);
  // The engine names sources in a trace when it shows one: to read the maps of all its modules takes longer than to load them.
  if (program !== engine) process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path.join(folder, `${main}.mjs`)).href);
}
