import { expect, test } from 'vitest';
import { collectStaticImports, findStaticImports } from './static-imports.ts';

test('finds the static imports of minified code', () => {
  const code =
    'import{a as e,n as t}from"./a-1.js";import"./b-2.js";import r,{x}from"./c-3.js";import*as o from"./d-4.js";export{z}from"./e-5.js";var i=1;';
  expect(findStaticImports(code)).toEqual(['./a-1.js', './b-2.js', './c-3.js', './d-4.js', './e-5.js']);
});

test('finds imports on lines of their own', () => {
  expect(findStaticImports('import { a } from "./a.js";\nimport { b } from \'./b.js\';\n')).toEqual([
    './a.js',
    './b.js',
  ]);
});

test('leaves imports that wait for something alone', () => {
  const code = 'var e=()=>import("./late.js");e=async()=>(await t(()=>import(`./later.js`),[])).x;';
  expect(findStaticImports(code)).toEqual([]);
});

test('follows imports of imports once, from the folder of each module', () => {
  const files: Record<string, string> = {
    '/assets/entry.js': 'import"./a.js";import"./lib/b.js";',
    '/assets/a.js': 'import"./lib/b.js";',
    '/assets/lib/b.js': 'import"../a.js";',
  };
  const found = collectStaticImports(['/assets/entry.js'], (url) => files[url] ?? '');
  expect([...found].sort()).toEqual(['/assets/a.js', '/assets/entry.js', '/assets/lib/b.js']);
});
