// Compiles a program of this repository into one file: `compile-program.mjs <entry> <file>`. Packages stay imports; `#…` is inlined.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const { resolve } = createRequire(import.meta.url);

/**
 * Source-only entries of packages, which run in browsers, are inlined as well.
 * @param {string} id
 */
function isExternal(id) {
  if (/^[./#\0]/.test(id) || path.isAbsolute(id)) return false;
  return !id.startsWith('@gruntwork-docs/') || resolve(id).endsWith('.mjs');
}

const [, , entry = '', file = ''] = process.argv;
/** @type {Set<string>} */
const read = new Set();
const bundle = await rolldown({
  input: entry,
  cwd: path.join(import.meta.dirname, '..'),
  platform: 'node',
  tsconfig: false,
  external: isExternal,
  logLevel: 'silent',
  checks: { bundlerTimings: false },
  plugins: [{ name: 'record-inputs', transform: (_, id) => void read.add(id) }],
});
const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' });
await bundle.close();
const [{ code }] = output;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(`${file}.${process.pid}`, code);
renameSync(`${file}.${process.pid}`, file);
process.stdout.write(
  JSON.stringify([import.meta.filename, ...[...read].filter((id) => path.isAbsolute(id))]),
);
