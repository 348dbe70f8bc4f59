// Runs a command of the framework, or a program of this repository, from source; compiles changed sources
// first.
import '../packages/engine/v8.mjs';
import { pathToFileURL } from 'node:url';
import { compilePackages, compileProgram } from './compile-changed.mjs';

/**
 * Programs of this repository, not of the framework.
 * @type {Readonly<Record<string, string>>}
 */
const PROGRAMS = {
  bench: 'bench/entry.bench.ts',
  budgets: 'bench/entry.budgets.ts',
  'search:quality': 'bench/entry.quality.ts',
  sbom: 'audit/entry.sbom.ts',
  reproduce: 'audit/entry.reproduce.ts',
  fuzz: 'tests/fuzz/entry.fuzz.ts',
  torture: 'tests/torture/entry.torture.ts',
  // Serves a built site with nginx, if it is installed.
  'test:host': 'tests/e2e/support/entry.host.ts',
  'test:builder': 'tests/build/builder/entry.builder.ts',
  'test:edits': 'tests/build/edits/entry.edits.ts',
};

const [, , command = ''] = process.argv;
const entry = PROGRAMS[command];
compilePackages();
if (entry === undefined) {
  await import('../packages/engine/bin.mjs');
} else {
  process.argv.splice(2, 1);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(compileProgram(command, entry)).href);
}
