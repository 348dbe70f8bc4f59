import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import { toText } from './docusaurus-fixture.ts';
import { run } from './site-fixture.ts';

let dir: string;

const CONFIG = `
import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite } from '@gruntwork-docs/engine';

const content = docusaurus({
  docs: {
    path: 'docs',
    remarkPlugins: [
      { name: 'titles', load: () => import('./titles.ts'), options: { ts: 'TypeScript' } },
      { name: 'tabs', load: async () => (await import('remark-tabs')).tabs, imports: ['@theme/Tabs', '@theme/TabItem'] },
    ],
    rehypePlugins: [{ name: 'marks', load: () => import('./marks.cjs') }],
  },
});

export default defineSite({ ...content, title: 'Own', url: 'https://own.test' });
`;

const TITLES = `
export default (names: Record<string, string>) => (tree: any, file: any) => {
  for (const node of tree.children) {
    if (node.type !== 'code') continue;
    if (node.lang === 'wrong') file.fail('is no language', node);
    if (names[node.lang]) node.meta = \`title="\${names[node.lang]}"\`;
  }
};
`;

/** A package: what stands in a fence named \`both\`, in two tabs. */
const TABS = `
exports.tabs = () => (tree) => {
  const at = tree.children.findIndex(({ lang }) => lang === 'both');
  if (at < 0) return;
  const code = (lang) => ({ type: 'code', lang, meta: null, value: tree.children[at].value });
  const name = (key, value) => ({ type: 'mdxJsxAttribute', name: key, value });
  const tab = (lang) => ({
    type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [name('value', lang), name('label', 'In ' + lang)], children: [code(lang)],
  });
  const esm = (value) => ({ type: 'mdxjsEsm', value });
  tree.children.splice(at, 1,
    esm("import Tabs from '@theme/Tabs'"), esm("import TabItem from '@theme/TabItem'"),
    { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [tab('js'), tab('ts')] },
  );
};
`;

const MARKS = `
module.exports = () => (tree) => {
  const visit = (node) => {
    if (node.tagName === 'em') node.properties = { className: ['marked'] };
    (node.children ?? []).forEach(visit);
  };
  visit(tree);
};
`;

const write = (file: string, text: string): Promise<void> => writeFile(path.join(dir, file), text);
const build = (): Promise<CommandResult> => run(['build', '--site', dir, '--out', path.join(dir, 'out')]);
const read = (file: string): Promise<string> => readFile(path.join(dir, 'out', file), 'utf8');

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'docusaurus-plugins-'));
  await mkdir(path.join(dir, 'docs'));
  await mkdir(path.join(dir, 'src/pages'), { recursive: true });
  await mkdir(path.join(dir, 'node_modules/remark-tabs'), { recursive: true });
  await write(
    'node_modules/remark-tabs/package.json',
    '{ "name": "remark-tabs", "version": "1.0.0", "main": "index.cjs" }',
  );
  await write('node_modules/remark-tabs/index.cjs', TABS);
  await write('site.config.ts', CONFIG);
  await write('titles.ts', TITLES);
  await write('marks.cjs', MARKS);
  await write('src/pages/index.mdx', '# Home\n\n```ts\nconst home = 1;\n```\n\n*word*\n');
  await write('docs/titled.md', '# Titled\n\n```ts\nconst a = 1;\n```\n\n*word*\n');
  await write('docs/tabs.md', '# Tabs\n\n```both\nconst b = 2;\n```\n');
  const result = await build();
  expect(result.code, result.err).toBe(0);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it("runs a site's plugins over the texts of the content that they are for, and over no other", async () => {
  const titled = await read('docs/titled.html');
  expect(toText(titled)).toContain('TypeScript');
  expect(titled).toContain('<em class="marked">');
  const home = await read('index.html');
  expect(toText(home)).not.toContain('TypeScript');
  expect(home).not.toContain('marked');
});

it('understands tabs and imports that plugins write as if the page had them', async () => {
  const html = await read('docs/tabs.html');
  expect(html).toContain('role="tab"');
  expect(toText(html)).toMatch(/In js.*In ts/);
  expect(toText(html).match(/const b = 2/g)?.length).toBeGreaterThanOrEqual(2);
});

it('makes pages anew when a plugin or its options are others, and only then', async () => {
  expect((await build()).out).not.toMatch(/[1-9]\d* compiled/);
  await write('titles.ts', TITLES.replace('title="', 'title="In '));
  await build();
  expect(toText(await read('docs/titled.html'))).toContain('In TypeScript');
  await write('site.config.ts', CONFIG.replace("ts: 'TypeScript'", "ts: 'TS'"));
  await build();
  expect(toText(await read('docs/titled.html'))).toContain('In TS');
  const tabs = TABS.replace("'In ' + lang", "'With ' + lang");
  await write('node_modules/remark-tabs/index.cjs', tabs);
  await build();
  expect(toText(await read('docs/tabs.html'))).toContain('With js');
});

it('names plugin, file and line of what a plugin refuses', async () => {
  await write('docs/wrong.md', '# Wrong\n\ntext\n\n```wrong\nx\n```\n');
  const { code, err } = await build();
  expect(code).not.toBe(0);
  expect(err).toMatch(/docs\/wrong\.md:5/);
  expect(err).toContain('plugin `titles` failed: is no language');
  await rm(path.join(dir, 'docs/wrong.md'));
});

it('names the import that a plugin writes and does not tell of', async () => {
  await write('site.config.ts', CONFIG.replace(/, imports: \[[^\]]*\]/, ''));
  const { code, err } = await build();
  expect(code).not.toBe(0);
  expect(err).toMatch(/`@theme\/Tab\w*`, which `docs\/tabs\.md` imports, is not among the compiled modules/);
});
