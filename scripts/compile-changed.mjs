// Compiles the programs of this repository, if their sources have changed.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules/.cache/gruntwork-docs/compiled');
const LOCK = path.join(ROOT, 'package-lock.json');

/** Compiles the packages into their `dist` folders. */
export function compilePackages() {
  const folders = readdirSync(path.join(ROOT, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(ROOT, 'packages', name, 'dist'));
  compileChanged('packages', folders, [path.join(ROOT, 'packages/compile.mjs')]);
}

/**
 * Compiles a program of this repository, and returns the file to run.
 * @param {string} name @param {string} entry
 */
export function compileProgram(name, entry) {
  const file = path.join(CACHE, `${name.replace(':', '-')}.mjs`);
  compileChanged(
    name,
    [file],
    [path.join(ROOT, 'scripts/compile-program.mjs'), path.join(ROOT, entry), file],
  );
  return file;
}

/**
 * Runs a compiler, which prints the files that it read, unless all of these are unchanged. The compiler runs
 * in a child process: native code that keeps 400 MB afterwards.
 * @param {string} name @param {readonly string[]} results @param {readonly string[]} command
 */
function compileChanged(name, results, command) {
  const record = path.join(CACHE, `${name.replace(':', '-')}.json`);
  if (results.every((file) => existsSync(file)) && isCurrent(record)) return;
  const started = Date.now();
  const { status, stdout } = spawnSync(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) process.exit(status ?? 1);
  /** @type {string[]} */
  const files = JSON.parse(stdout);
  const stamps = [LOCK, ...files].map((file) => [path.relative(ROOT, file), stampFile(file, started)]);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${record}.${process.pid}`, JSON.stringify(stamps));
  renameSync(`${record}.${process.pid}`, record);
}

/** @param {string} record */
function isCurrent(record) {
  if (!existsSync(record)) return false;
  /** @type {[string, string][]} */
  const stamps = JSON.parse(readFileSync(record, 'utf8'));
  return stamps.every(([file, stamp]) => stampFile(path.join(ROOT, file)) === stamp);
}

/**
 * Returns size and times of a file. A file saved since the compiler started gets no stamp, since its compiled
 * version is unknown.
 * @param {string} file
 */
function stampFile(file, before = Number.POSITIVE_INFINITY) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.ctimeMs >= before) return '';
  return [found.size, found.mtimeMs, found.ctimeMs, found.ino].join();
}
