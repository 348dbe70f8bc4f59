import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFileGraph, createFolderGraph, findCircles, type Graph } from './find-circles.ts';
import { readImports, readModule } from './read-imports.ts';

const PACKAGES = path.join(import.meta.dirname, '../../packages');
const OWN = /^@gruntwork-docs\/(\w+)/;

const packages = readdirSync(PACKAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const src = path.join(PACKAGES, name, 'src');
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'));
    const imports = readImports(src);
    const others = new Map(
      imports.flatMap((imported) => {
        const other = OWN.exec(imported.name)?.[1];
        return other === undefined || other === name
          ? []
          : [[other, `${path.relative(PACKAGES, imported.file)} imports ${imported.name}`] as const];
      }),
    );
    return { name, src, imports, others, declared: Object.keys(dependencies) };
  });

describe.each(packages)('the package $name', ({ src, imports, others, declared }) => {
  it('has no folders that import each other in a circle', () => {
    expect(findCircles(createFolderGraph(src, imports))).toEqual([]);
  });

  it('has no files that import each other in a circle, by types included', () => {
    expect(findCircles(createFileGraph(src, imports))).toEqual([]);
  });

  it('declares the packages that it imports', () => {
    const undeclared = [...others].filter(([other]) => !declared.includes(`@gruntwork-docs/${other}`));
    expect(undeclared).toEqual([]);
  });
});

describe('packages', () => {
  it('do not import each other in a circle', () => {
    const graph: Graph = new Map(packages.map(({ name, others }) => [name, others]));
    expect(findCircles(graph)).toEqual([]);
  });

  it.each(['engine', 'terraform'])('leave %s alone, which imports none of them', (name) => {
    expect([...(packages.find((own) => own.name === name)?.others.values() ?? [])]).toEqual([]);
  });
});

describe('the search for circles', () => {
  const read = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).flatMap(([file, text]) =>
      readModule(`/p/src/${file}`, text).map((name) => ({ file: `/p/src/${file}`, name })),
    );

  it('finds one over several folders, by types, exports and imports at run time', () => {
    const imports = read({
      'node/a/one.ts': "import type { Two } from '../b/two.ts';",
      'node/b/two.ts': "export { three } from '#node/c/three.ts';\nexport interface Two {}",
      'node/c/deep/three.ts': "export const three = () => import('../../a/one.ts');",
    });
    expect(findCircles(createFolderGraph('/p/src', imports))).toEqual([
      [
        'node/a/one.ts imports node/b/two.ts',
        'node/b/two.ts imports node/c/three.ts',
        'node/c/deep/three.ts imports node/a/one.ts',
      ],
    ]);
  });

  it('finds one of files within a folder', () => {
    const imports = read({
      'a/one.ts': "import type { Two } from './two.ts';",
      'a/two.ts': "import './one.ts';",
    });
    expect(findCircles(createFileGraph('/p/src', imports))).toEqual([
      ['a/one.ts imports a/two.ts', 'a/two.ts imports a/one.ts'],
    ]);
    expect(findCircles(createFolderGraph('/p/src', imports))).toEqual([]);
  });

  it('takes a folder within a folder for a part of it', () => {
    const imports = read({ 'a/one.ts': "import './b/two.ts';", 'a/b/two.ts': "import '../one.ts';" });
    expect(findCircles(createFolderGraph('/p/src', imports))).toEqual([]);
  });
});
