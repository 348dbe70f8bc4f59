import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The catalog whose modules are tested. */
export const CATALOG = path.join(import.meta.dirname, '../../site/catalog');

/** Folder of a module's tests, as `terraform test` looks for it. */
const TESTS = 'tests';

/** Paths of the catalog's modules that have tests, sorted. */
export async function findTestedModules(): Promise<string[]> {
  const entries = await readdir(CATALOG, { recursive: true });
  const files = entries.map((entry) => entry.split(path.sep).join('/'));
  const modules = files.flatMap((file) => /^(.+)\/tests\/[^/]+\.tftest\.hcl$/.exec(file)?.[1] ?? []);
  return [...new Set(modules)].sort();
}

/** Paths of the folders that runs of tests name, such as examples, sorted. */
export async function findNamedFolders(): Promise<string[]> {
  const entries = await readdir(CATALOG, { recursive: true });
  const files = entries.map((entry) => entry.split(path.sep).join('/'));
  const tests = files.filter((file) => /\/tests\/[^/]+\.tftest\.hcl$/.test(file));
  const found = await Promise.all(
    tests.map(async (file) => {
      const text = await readFile(path.join(CATALOG, file), 'utf8');
      const module = path.posix.join(path.posix.dirname(file), '..');
      return [...text.matchAll(/^ {2}module \{\n {4}source = "([^"]*)"/gm)].map(([, to = '']) =>
        path.posix.join(module, to),
      );
    }),
  );
  return [...new Set(found.flat())].sort();
}

/** Those of the modules for which no run of a test asserts anything: planning an example shows only that it can be planned. */
export async function findUnasserted(modules: readonly string[]): Promise<string[]> {
  const entries = await readdir(CATALOG, { recursive: true });
  const files = entries.map((entry) => entry.split(path.sep).join('/'));
  const tests = files.filter((file) => /\/tests\/[^/]+\.tftest\.hcl$/.test(file));
  const asserted = await Promise.all(
    tests.map(async (file) => {
      const text = await readFile(path.join(CATALOG, file), 'utf8');
      const own = path.posix.join(path.posix.dirname(file), '..');
      const runs = text.match(/^run "[^"]*" \{\n(?:(?!\}).*\n)*\}/gm) ?? [];
      return runs
        .filter((run) => /^ {2}assert \{/m.test(run))
        .map((run) => path.posix.join(own, /^ {4}source = "([^"]*)"/m.exec(run)?.[1] ?? '.'));
    }),
  );
  const found = new Set(asserted.flat());
  return modules.filter((module) => !found.has(module));
}

/** Paths of the library's modules that have an example, sorted. Services have theirs in their own tests. */
export async function findLibraryExamples(): Promise<string[]> {
  const entries = await readdir(CATALOG, { recursive: true });
  const files = entries.map((entry) => entry.split(path.sep).join('/'));
  return files
    .flatMap((file) => /^(modules\/[^/]+)\/examples\/basic\/main\.tf$/.exec(file)?.[1] ?? [])
    .sort();
}

/** Arguments and attributes that provider 6 has renamed, with the names that provider 5 reads. */
const NAMES_OF_5: readonly (readonly [RegExp, string])[] = [
  [/(data\.aws_region\.\w+(?:\[[^\]]*\])?)\.region\b/g, '$1.name'],
  [/(mock_data "aws_region" \{\n {2}defaults = \{\n.*\n)\s*region\b/, '$1    name'],
];

/** Arguments that provider 5 doesn't have and that no value stands for: plans leave them out. */
const NEW_IN_6 = /^\s*invoked_via_function_url\s*= .*\n/gm;

/**
 * Lets a copy of the catalog be planned with the last release of provider 5, where that is the only one installed: what the two
 * differ in, as far as the catalog uses it, is a name.
 */
async function rewriteForProvider5(catalog: string): Promise<void> {
  for (const file of await readdir(catalog, { recursive: true })) {
    if (!/\.(?:tf|hcl)$/.test(file)) continue;
    const text = await readFile(path.join(catalog, file), 'utf8');
    const older = NAMES_OF_5.reduce((changed, [from, to]) => changed.replace(from, to), text);
    const lifted = older.replaceAll(/">= 6\.\d+, < 7\.0"/g, '">= 5.100"').replaceAll(NEW_IN_6, '');
    if (lifted !== text) await writeFile(path.join(catalog, file), lifted);
  }
}

/**
 * A temporary folder with a copy of the catalog and one empty root module that runs the tests of all given modules: the
 * provider is installed and its schema is read once, not once for each module. The tests themselves stay such that
 * `terraform test` runs them in their module's folder. The examples of the modules in `examples` are planned too.
 */
export async function createTestRoot(
  modules: readonly string[],
  provider: number,
  examples: readonly string[] = [],
): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'catalog-tests-'));
  await cp(CATALOG, path.join(root, 'catalog'), { recursive: true });
  if (provider === 5) await rewriteForProvider5(path.join(root, 'catalog'));
  await mkdir(path.join(root, TESTS));
  await writeFile(path.join(root, 'main.tf'), '');
  for (const module of modules) {
    const folder = path.join(CATALOG, module, TESTS);
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const name = `${module.replaceAll('/', '.')}.${file}`;
      await writeFile(path.join(root, TESTS, name), moveTest(text, module));
    }
  }
  if (examples.length > 0)
    await writeFile(path.join(root, TESTS, 'examples.tftest.hcl'), planExamples(examples));
  return root;
}

/** A test that plans the example of each module, in one file: each file starts the provider anew. */
function planExamples(modules: readonly string[]): string {
  const runs = modules.map(
    (module) =>
      `run "${path.posix.basename(module).replaceAll('-', '_')}" {\n  command = plan\n\n  module {\n    source = "./catalog/${module}/examples/basic"\n  }\n}\n`,
  );
  return ['mock_provider "aws" {\n  source = "./catalog/tests/mocks"\n}\n', ...runs].join('\n');
}

/** A test file of a module as the common root needs it: with paths from there, and the module named in each run. */
function moveTest(text: string, module: string): string {
  const fromRoot = (to: string) => `./${path.posix.join('catalog', module, to)}`;
  const moved = text.replace(/^(\s*source\s*=\s*)"(\.{1,2}\/[^"]*)"/gm, (_, start: string, to: string) => {
    return `${start}"${fromRoot(to)}"`;
  });
  return moved.replace(/^run "[^"]*" \{\n(?:(?!\}).*\n)*\}/gm, (run) =>
    /^ {2}module \{/m.test(run)
      ? run
      : run.replace('\n', `\n  module {\n    source = "${fromRoot('.')}"\n  }\n\n`),
  );
}
