// Compiles the packages' Node code into their `dist` folders: the entries whose `exports` lead there, and the
// engine's programs. Everything else is published as source, since Vite compiles it together with a site's
// theme.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const PACKAGES = import.meta.dirname;

/** Condition in `exports` under which packages resolve to TypeScript. */
const SOURCE = '@gruntwork-docs/source';

/** Programs of the engine that no other package imports. */
const ENGINE_PROGRAMS = {
  cli: './src/node/entry.cli.ts',
  worker: './src/node/render/entry.worker.ts',
  theme: './src/node/render/theme/entry.theme.ts',
  patterns: './src/node/render/markdown/grammar/entry.patterns.ts',
};

/**
 * Packages of hundreds of small files, whose resolution and loading would take half of the startup time: they
 * are inlined into their importers.
 */
const INLINED =
  /^(?:(?:yaml|zod|htmlparser2|image-size|re2js|@actions\/[^/]+)(?:\/|$)|shiki\/(?:core|engine\/javascript)$)/;

const INSTALLED = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** @param {string} name */
function readManifest(name) {
  return JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'));
}

/**
 * Lists the sources that a package is compiled from, by the names of their compiled modules.
 * @param {string} name @returns {Record<string, string>}
 */
function listEntries(name) {
  const compiled = Object.values(readManifest(name).exports).flatMap((target) => {
    const module = /^\.\/dist\/(.+)\.mjs$/.exec(target.default ?? '')?.[1];
    return module === undefined ? [] : [[module, target[SOURCE]]];
  });
  return { ...Object.fromEntries(compiled), ...(name === 'engine' && ENGINE_PROGRAMS) };
}

/**
 * Other packages stay imports; `#…` imports and the imports of inlined packages are inlined.
 * @param {string} id @param {string | undefined} from
 */
function isExternal(id, from) {
  if (/^[./#\0]/.test(id) || path.isAbsolute(id)) return false;
  return isBuiltin(id) || !(INLINED.test(id) || (from !== undefined && INSTALLED.test(from)));
}

/** @param {string} name */
async function compilePackage(name) {
  const folder = path.join(PACKAGES, name);
  /** @type {Set<string>} */
  const read = new Set();
  const bundle = await rolldown({
    input: listEntries(name),
    cwd: folder,
    platform: 'node',
    tsconfig: false,
    external: isExternal,
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'silent',
    checks: { bundlerTimings: false },
    plugins: [{ name: 'record-inputs', transform: (_, id) => void read.add(id) }],
  });
  const staging = path.join(folder, `dist-${randomBytes(6).toString('hex')}.staging`);
  const { output } = await bundle.write({
    dir: staging,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // White space and comments would be parsed at each start.
    minify: { compress: false, mangle: false, codegen: true },
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const chunk of chunks) checkImports(name, chunk);
  writeFileSync(
    path.join(staging, 'licenses.txt'),
    listLicenses(chunks.flatMap(({ moduleIds }) => moduleIds)),
  );
  // This program writes the table of translated patterns into its folder.
  if (name === 'engine') await import(pathToFileURL(path.join(staging, 'patterns.mjs')).href);
  return { staging, read };
}

/**
 * Node runs no TypeScript: importing a source-only entry would fail at run time.
 * @param {string} name @param {{ fileName: string, imports: string[], dynamicImports: string[] }} chunk
 */
function checkImports(name, { fileName, imports, dynamicImports }) {
  for (const id of [...imports, ...dynamicImports]) {
    const [, other, entry = ''] = /^@gruntwork-docs\/([^/]+)(.*)$/.exec(id) ?? [];
    if (other === undefined) continue;
    if (!readManifest(other).exports[`.${entry}`]?.default?.startsWith('./dist/'))
      throw new Error(`${name}/${fileName} imports \`${id}\`, which is no compiled entry`);
  }
}

/**
 * Lists the licenses of the inlined packages.
 * @param {readonly string[]} modules
 */
function listLicenses(modules) {
  const folders = new Set(modules.flatMap((id) => INSTALLED.exec(id)?.[0] ?? []));
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^license/i.test(entry));
    const text = file === undefined ? license : readFileSync(path.join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join('\n---\n\n');
}

/**
 * Moves compiled files into place one by one, since programs may be running: modules before the entries that
 * import them.
 * @param {string} name @param {string} staging
 */
function publish(name, staging) {
  const dist = path.join(PACKAGES, name, 'dist');
  const entries = listEntries(name);
  const isEntry = (/** @type {string} */ file) => Number(path.parse(file).name in entries);
  const files = readdirSync(staging).sort((a, b) => isEntry(a) - isEntry(b));
  mkdirSync(dist, { recursive: true });
  for (const file of files) renameSync(path.join(staging, file), path.join(dist, file));
  for (const file of readdirSync(dist)) if (!files.includes(file)) rmSync(path.join(dist, file));
  rmSync(staging, { recursive: true });
}

/**
 * Hashes the packages' code to name caches.
 * @param {ReadonlyMap<string, string>} folders
 */
function hashPackages(folders) {
  const hash = createHash('sha1');
  for (const [name, folder] of folders) {
    hash.update(readFileSync(path.join(PACKAGES, name, 'package.json')));
    for (const file of readdirSync(folder)
      .filter((file) => /\.(?:mjs|json)$/.test(file))
      .sort())
      hash.update(`\0${name}/${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const names = readdirSync(PACKAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const compiled = await Promise.all(names.map(compilePackage));
const folders = new Map(compiled.map(({ staging }, index) => [names[index] ?? '', staging]));
writeFileSync(path.join(folders.get('engine') ?? '', 'key.txt'), hashPackages(folders));
for (const [name, staging] of folders) publish(name, staging);
// Prints the compiled sources for the caller.
const manifests = names.map((name) => path.join(PACKAGES, name, 'package.json'));
const modules = compiled
  .flatMap(({ read }) => [...read])
  .filter((id) => path.isAbsolute(id) && !INSTALLED.test(id));
process.stdout.write(JSON.stringify([...new Set([import.meta.filename, ...manifests, ...modules])]));
