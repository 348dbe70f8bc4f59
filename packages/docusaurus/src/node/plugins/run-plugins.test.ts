import type { TreeNode } from '@gruntwork-docs/engine';
import { expect, it } from 'vitest';
import type { UnifiedPlugin, UnifiedPlugins } from '../options.ts';
import { createPluginFinder } from './find-plugins.ts';
import { createTreePrograms } from './run-plugins.ts';

const TEXT = { file: 'docs/a.md', siteDir: '/site', source: '---\ntitle: Own\n---\n\nwords\n' };

function tree(...children: object[]): TreeNode {
  return { type: 'root', children: children as TreeNode[] };
}

function plugin(name: string, used: unknown, options?: unknown): UnifiedPlugin {
  return { name, load: () => ({ default: used }), ...(options !== undefined && { options }) };
}

async function run(plugins: UnifiedPlugins, own: TreeNode): Promise<TreeNode | undefined> {
  return createTreePrograms(plugins, TEXT).text?.(own);
}

it('gives plugins their options, the path and the frontmatter of the text', async () => {
  const seen: unknown[] = [];
  const used =
    (options: unknown) =>
    (_: unknown, file: { path: string; data: object }): void => {
      seen.push(options, file.path, file.data);
    };
  await run({ remarkPlugins: [plugin('own', used, { a: 1 })] }, tree());
  expect(seen).toEqual([{ a: 1 }, '/site/docs/a.md', { frontMatter: { title: 'Own' } }]);
});

it('shows admonitions as containers to the first plugins, and not to the later ones', async () => {
  const seen: string[] = [];
  const look = (name: string) =>
    plugin(name, () => (root: TreeNode) => {
      for (const { type } of root.children ?? []) seen.push(`${name}: ${type}`);
    });
  const note = { type: 'containerDirective', name: 'note', children: [] };
  const own = { type: 'containerDirective', name: 'own', children: [] };
  const result = await run(
    { beforeDefaultRemarkPlugins: [look('first')], remarkPlugins: [look('later')] },
    tree(note, own),
  );
  expect(seen).toEqual([
    ...['first: containerDirective', 'first: containerDirective'],
    ...['later: admonitionHTML', 'later: containerDirective'],
  ]);
  expect(result).toEqual(tree(note, own));
});

it('lets plugins find imports as MDX does, and writes out what they give as a tree alone', async () => {
  const used = () => (root: { children: object[] }) => {
    const [code] = root.children as { data: { estree: { body: object[] } } }[];
    const estree = { type: 'Program', sourceType: 'module', body: code?.data.estree.body };
    return { type: 'root', children: [...root.children, { type: 'mdxjsEsm', value: '', data: { estree } }] };
  };
  const code = { type: 'mdxjsEsm', value: "import a from 'a'" };
  expect(await run({ remarkPlugins: [plugin('own', used)] }, tree(code))).toEqual(
    tree(code, { type: 'mdxjsEsm', value: "import a from 'a';" }),
  );
});

it('runs plugins in the folder of the site', async () => {
  const seen: string[] = [process.cwd()];
  const used = () => (): void => {
    seen.push(process.cwd());
  };
  await run({ remarkPlugins: [plugin('own', used)] }, tree());
  const [own] = seen;
  expect(seen).toEqual([own, '/site']);
  expect(process.cwd()).toBe(own);
});

it('names plugin, file and line of what a plugin throws', async () => {
  const used = () => (_: unknown, file: { fail: (message: string, place: object) => void }) =>
    file.fail('no such thing', { line: 5, column: 2 });
  await expect(run({ remarkPlugins: [plugin('remark-own', used)] }, tree())).rejects.toMatchObject({
    message: 'plugin `remark-own` failed: no such thing',
    position: { file: 'docs/a.md', line: 5, column: 2 },
  });
});

it('names a plugin that cannot be loaded, or is none', async () => {
  const missing: UnifiedPlugin = { name: 'gone', load: () => Promise.reject(new Error('not here')) };
  await expect(run({ remarkPlugins: [missing] }, tree())).rejects.toThrow(
    /`gone`.*cannot be loaded: not here/,
  );
  await expect(run({ remarkPlugins: [plugin('none', 'x')] }, tree())).rejects.toThrow(
    /`none`.*is no function/,
  );
});

it('finds the plugins by the folder of a text, in every version and language', () => {
  const docs = { path: '../docs', remarkPlugins: [plugin('docs', () => undefined)] };
  const api = { id: 'api', path: 'api', remarkPlugins: [plugin('api', () => undefined)] };
  const find = createPluginFinder({ docs: [docs, api], blog: {} });
  const nameOf = (file: string) => find(file)?.remarkPlugins?.[0]?.name;
  expect(nameOf('../docs/a.md')).toBe('docs');
  expect(nameOf('versioned_docs/version-1/a.md')).toBe('docs');
  expect(nameOf('i18n/de/docusaurus-plugin-content-docs/current/a.md')).toBe('docs');
  expect(nameOf('api/a.md')).toBe('api');
  expect(nameOf('api_versioned_docs/version-1/a.md')).toBe('api');
  expect(nameOf('i18n/de/docusaurus-plugin-content-docs-api/current/a.md')).toBe('api');
  expect(nameOf('blog/a.md')).toBeUndefined();
  expect(nameOf('src/a.mdx')).toBeUndefined();
});
