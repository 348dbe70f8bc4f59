import { theme } from '@gruntwork-docs/theme';
import { expect, it } from 'vitest';
import { type Compiled, compile } from '../compile.ts';
import { env, render } from '../fixtures/compile-page.tsx';
import { findChanges } from './find-changes.ts';
import type { TreeNode, TreeTransforms } from './text-tree.ts';

function compileWith(source: string, programs: TreeTransforms): Promise<Compiled> {
  return compile({
    file: 'content/docs/guide/page.mdx',
    route: '/docs/guide/page',
    source,
    format: 'mdx',
    env,
    texts: theme.texts.en,
    reading: { transformTrees: () => programs },
  });
}

/** Changes every node of a type in place, as plugins do. */
function visit(tree: TreeNode, type: string, change: (node: TreeNode) => object): TreeNode {
  const children = tree.children?.map((child) => visit(child, type, change));
  const node = { ...tree, ...(children && { children }) };
  return node.type === type ? { ...node, ...change(node) } : node;
}

const SAMPLE = '# Title\n\nText\n\n- item\n\n  ```js\n  const a = 1;\n  ```\n';

it('takes what programs write of a fence as if the page had it, and keeps its line', async () => {
  const compiled = await compileWith(SAMPLE, {
    text: async (tree) => visit(tree, 'code', () => ({ meta: 'title="a.ts"', lang: 'ts' })),
  });
  expect(await render(compiled)).toContain('<gw-code lang="ts" title="a.ts">');
  expect(compiled.context.fences).toEqual([
    { lang: 'ts', meta: 'title="a.ts"', code: 'const a = 1;', line: 8 },
  ]);
});

it('puts new elements around what is there, which keeps its line', async () => {
  const wrap = (node: TreeNode): TreeNode => ({
    ...node,
    ...(node.children && {
      children: node.children.map((child) =>
        child.type === 'code'
          ? ({ type: 'mdxJsxFlowElement', name: 'Card', attributes: [], children: [child] } as TreeNode)
          : wrap(child),
      ),
    }),
  });
  const compiled = await compileWith(SAMPLE, { text: async (tree) => wrap(tree) });
  expect(await render(compiled)).toMatch(/<a><gw-code lang="js">.*<\/gw-code><\/a>/);
  expect(compiled.context.fences.map(({ line }) => line)).toEqual([8]);
});

it('takes out, moves and adds texts', async () => {
  const compiled = await compileWith('# Title\n\nfirst\n\nsecond\n', {
    text: async (tree) => {
      const [title, first, second] = tree.children ?? [];
      const own = { type: 'paragraph', children: [{ type: 'text', value: 'own' }] };
      return {
        ...tree,
        children: [title, second, own].flatMap((node) => (node === first ? [] : (node ?? []))),
      };
    },
  });
  expect((await render(compiled)).replace(/\s+/g, '')).toBe('<h1>Title</h1><p>second</p><p>own</p>');
});

it('changes the tree of HTML behind that of Markdown', async () => {
  const compiled = await compileWith('A [link](https://a.test) of *words*\n', {
    text: async (tree) =>
      visit(tree, 'text', (node) => ({ value: String(Reflect.get(node, 'value')).toUpperCase() })),
    html: async (tree) =>
      visit(tree, 'element', (node) =>
        Reflect.get(node, 'tagName') === 'em' ? { tagName: 'b', properties: { id: 'own' } } : {},
      ),
  });
  const html = await render(compiled);
  expect(html).toContain('LINK');
  expect(html).toContain('<b id="own">WORDS</b>');
});

it('compiles a text with what the programs made of it the first time, however often it is compiled', async () => {
  let runs = 0;
  const programs: TreeTransforms = {
    async text(tree) {
      runs++;
      return visit(tree, 'code', () => ({ lang: 'haskell' }));
    },
  };
  await compileWith(SAMPLE, programs);
  expect(runs).toBe(1);
});

it('tells of a text that does not parse as it does without programs', async () => {
  const compiled = compileWith('# Title\n\n<Card>\n', { text: async (tree) => tree });
  await expect(compiled).rejects.toMatchObject({ name: 'BuildError', position: { line: 3 } });
});

it('finds nothing to do where programs return an equal copy', () => {
  const tree: TreeNode = { type: 'root', children: [{ type: 'text', ...{ value: 'a' } }] };
  expect(findChanges(tree, structuredClone(tree))).toEqual([]);
});
