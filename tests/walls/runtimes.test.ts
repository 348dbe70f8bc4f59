import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

interface Project {
  readonly compilerOptions: { readonly lib: readonly string[]; readonly types: readonly string[] };
}

function readProject(runtime: string): Project['compilerOptions'] {
  const file = path.join(PACKAGES, `tsconfig.${runtime}.json`);
  const { compilerOptions }: Project = JSON.parse(readFileSync(file, 'utf8'));
  return compilerOptions;
}

it('code of Node is compiled without the DOM', () => {
  expect(readProject('node').lib).toEqual(['ES2023']);
});

it('code of browsers is compiled without Node', () => {
  expect(readProject('browser').types).toEqual(['vite/client']);
});

it('shared code is compiled without the DOM and without Node', () => {
  expect(readProject('shared')).toMatchObject({ lib: ['ES2023', 'WebWorker'], types: [] });
});
