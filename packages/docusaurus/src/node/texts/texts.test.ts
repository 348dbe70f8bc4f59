import { expect, it } from 'vitest';
import { toSource } from '../../importer/to-source.ts';
import { listUnifiedPlugins, readFenceOptions } from '../../importer/unified-plugins.ts';
import { findExcerpt } from './excerpt.ts';
import { fixText } from './fix-text.ts';
import { expandPackageFence } from './package-fences.ts';
import { prepareText } from './prepare-text.ts';
import { expandTabFence } from './tab-fences.ts';
import { nameTitles } from './titles.ts';

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

it('takes off fences of files whose lines end as on Windows', () => {
  expect(prepareText('```mdx-code-block\r\n<Foo />\r\n```\r\n')).toBe('\n<Foo />\n\n');
});

it('names the files that elements require', () => {
  expect(prepareText("<img alt='x' src={require('./a.png').default} />")).toBe(
    `<img alt='x' src="./a.png" />`,
  );
});

it('says a command for each package manager', () => {
  const say = (code: string) =>
    expandPackageFence({ lang: 'bash', meta: 'npm2yarn', code })?.tabs.map(
      ({ value, fences }) => `${value}: ${fences[0]?.code}`,
    );
  expect(say('npm install --save-dev a\nnpm run build')).toEqual([
    'npm: npm install --save-dev a\nnpm run build',
    'yarn: yarn add --dev a\nyarn build',
    'pnpm: pnpm add --save-dev a\npnpm run build',
    'bun: bun add --dev a\nbun run build',
  ]);
  expect(say('npx b')).toEqual(['npm: npx b', 'yarn: yarn dlx b', 'pnpm: pnpm dlx b', 'bun: bun x b']);
  expect(expandPackageFence({ lang: 'bash', meta: '', code: 'npm i' })).toBeUndefined();
  const some = expandPackageFence({ lang: 'bash', meta: 'npm2yarn', code: 'npm i' }, ['yarn']);
  expect(some?.tabs.map(({ value }) => value)).toEqual(['npm', 'yarn']);
});

it('puts fences that say `tab` behind tabs, with the fences that they span', () => {
  const fence = (lang: string, meta: string) => ({ lang, meta, code: `${lang} ${meta}` });
  const spanning = fence('ts', 'tab={"label":"Typed twice","span":2} title="a tab"');
  const following = [spanning, fence('ts', ''), fence('json', 'tab'), fence('js', 'title="no tab here"')];
  const found = expandTabFence(fence('js', 'tab {1}'), following, { json: 'JSON' });
  expect(found?.taken).toBe(3);
  expect(
    found?.tabs.map(({ value, label, fences }) => [value, label, fences.map(({ meta }) => meta)]),
  ).toEqual([
    ['js', 'JavaScript', ['{1}']],
    ['typed-twice', 'Typed twice', ['title="a tab"', '']],
    ['json', 'JSON', ['']],
  ]);
  expect(expandTabFence(fence('js', 'title="my tab"'), following)).toBeUndefined();
});

it('knows plugins whose functions have the same name by what they do, and reads their options', () => {
  const plugin = ({ sync = false, converters = [] }) => [sync, converters];
  const tabs = { plugin: () => ({ collectTabNodes: 1 }) }.plugin;
  const unknown = { plugin: () => undefined }.plugin;
  const found = listUnifiedPlugins({
    remarkPlugins: [
      [plugin, { sync: true, converters: ['pnpm'] }],
      [tabs, { labels: [['json', 'JSON']] }],
      unknown,
      false,
    ],
  });
  expect(found.map(({ name, kind }) => [name, kind])).toEqual([
    ['plugin', 'packages'],
    ['plugin', 'tabs'],
    ['plugin', undefined],
  ]);
  expect(readFenceOptions(found)).toEqual({ packageManagers: ['pnpm'], tabLabels: { json: 'JSON' } });
});

it('describes a page by its first line of text', () => {
  expect(
    findExcerpt(
      '---\na: b\n---\n\nimport A from "a";\n\n# Title\n\n```js\ncode\n```\n\nThe *first* [line](x).\n',
    ),
  ).toBe('The first line.');
});

it('describes a page by no tag that goes on over lines', () => {
  expect(findExcerpt('<a\n  className="b"\n  href="/c"\n>\nLabel\n</a>\n\nText.\n')).toBe('Label');
});

it('takes the title of frontmatter for text, and a heading for Markdown', () => {
  const found = '__Bold__ `code`';
  expect(nameTitles('__DEV__ & `x`', found)).toEqual({
    title: '__DEV__ & x',
    titleHtml: '__DEV__ &amp; <code>x</code>',
  });
  for (const none of [undefined, ''])
    expect(nameTitles(none, found)).toEqual({ title: 'Bold code', titleHtml: 'Bold <code>code</code>' });
});

it('mends what older MDX took, outside of code', () => {
  const { text, mended } = fixText(
    'See <https://a.test> and [b](<https://b.test/(c)>) if a <= b.\n`<= c`\n```\n<= d\n```',
  );
  expect(text).toBe(
    'See [https://a.test](https://a.test) and [b](<https://b.test/(c)>) if a &lt;= b.\n`<= c`\n```\n<= d\n```',
  );
  expect(mended.map(({ line }) => line)).toEqual([1]);
});

it('writes data as TypeScript', () => {
  expect(toSource({ a: "it's", 'b-c': [1, { d: true }], e: undefined, f: () => 1 })).toBe(
    "{\n  a: 'it\\'s',\n  'b-c': [\n    1,\n    {\n      d: true,\n    },\n  ],\n}",
  );
});
