import { expect, it } from 'vitest';
import { fixText } from '../importer/fix-text.ts';
import { toSource } from '../importer/to-source.ts';
import { findExcerpt } from './excerpt.ts';
import { expandPackageFence } from './package-fences.ts';
import { prepareText } from './prepare-text.ts';

it('takes off fences that hold MDX and writes ids in one way, line by line', () => {
  const text = [
    '## A {/* #b */}',
    '```mdx-code-block',
    '<Foo />',
    '```',
    '```js',
    '## C {/* #d */}',
    '```',
  ].join('\n');
  expect(prepareText(text)).toBe(
    ['## A {#b}', '', '<Foo />', '', '```js', '## C {/* #d */}', '```'].join('\n'),
  );
});

it('names the files that elements require', () => {
  expect(prepareText("<img alt='x' src={require('./a.png').default} />")).toBe(
    `<img alt='x' src="./a.png" />`,
  );
});

it('says a command for each package manager', () => {
  const tabs = expandPackageFence({
    lang: 'bash',
    meta: 'npm2yarn',
    code: 'npm install -g a\nnpm run build\nnpx b',
  });
  expect(tabs?.map(({ value, code }) => [value, code])).toEqual([
    ['npm', 'npm install -g a\nnpm run build\nnpx b'],
    ['yarn', 'yarn global add a\nyarn build\nyarn dlx b'],
    ['pnpm', 'pnpm add --global a\npnpm build\npnpm dlx b'],
    ['bun', 'bun add --global a\nbun run build\nbun x b'],
  ]);
  expect(expandPackageFence({ lang: 'bash', meta: '', code: 'npm i' })).toBeUndefined();
});

it('describes a page by its first line of text', () => {
  expect(
    findExcerpt(
      '---\na: b\n---\n\nimport A from "a";\n\n# Title\n\n```js\ncode\n```\n\nThe *first* [line](x).\n',
    ),
  ).toBe('The first line.');
});

it('mends what older MDX took, outside of code', () => {
  const { text, mended } = fixText('See <https://a.test> if a <= b.\n`<= c`\n```\n<= d\n```');
  expect(text).toBe('See [https://a.test](https://a.test) if a &lt;= b.\n`<= c`\n```\n<= d\n```');
  expect(mended.map(({ line }) => line)).toEqual([1]);
});

it('writes data as TypeScript', () => {
  expect(toSource({ a: "it's", 'b-c': [1, { d: true }], e: undefined, f: () => 1 })).toBe(
    "{\n  a: 'it\\'s',\n  'b-c': [\n    1,\n    {\n      d: true,\n    },\n  ],\n}",
  );
});
