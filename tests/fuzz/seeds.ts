import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder: the fuzzer is run in it. */
const ROOT = path.resolve('.');
const FOLDERS = [
  'packages/engine/src/node/render/markdown/golden',
  'tests/fixtures',
  'packages/engine/init/content',
];

/** Texts that use what pages may use: those that the tests of the compiler and of the browser are made with. */
export function readSeedPages(): string[] {
  return readSeeds(FOLDERS, /\.mdx?$/);
}

/** Modules that use what HCL has. */
export function readSeedModules(): string[] {
  return readSeeds(['packages/terraform/src/golden'], /\.tf$/).filter((text) => text.length < 5_000);
}

function readSeeds(folders: readonly string[], pattern: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')),
  );
}
