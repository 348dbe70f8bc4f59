import { theme } from '@gruntwork-docs/theme';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { compilePage, env, render } from './fixtures/compile-page.tsx';

describe('what a compile learns', () => {
  it('resolves images that are written as elements as it does those of Markdown', async () => {
    for (const source of ['A <img src="./pixel.svg" alt="p"/> b.\n', '<img src="./pixel.svg" alt="p"/>\n']) {
      for (const format of ['md', 'mdx'] as const) {
        const compiled = await compile({
          ...{ file: 'golden/page.mdx', route: '/docs/guide/page' },
          texts: theme.texts.en,
          env: { ...env, siteDir: import.meta.dirname, publicFolders: ['golden'] },
          ...{ source, format },
        });
        expect(await render(compiled)).toMatch(
          /<img (?:alt="p" )?src="\/assets\/files\/pixel\.\w{8}\.svg" (?:alt="p" )?width="4" height="2" loading="lazy" decoding="async"\/?>/,
        );
        expect(compiled.context.assets).toHaveLength(1);
      }
    }
  });

  it('collects headings, links and missing files', async () => {
    const { context } = await compilePage(
      '## One `x`\n\n[a](./install.mdx#b) [gone](./gone.mdx) ![p](./no.png)\n',
    );
    expect(context.headings).toEqual([{ id: 'one-x', html: 'One <code>x</code>', level: 2 }]);
    expect([...context.links].filter(([url]) => !url.startsWith('#'))).toEqual([
      ['/docs/guide/install#b', './install.mdx#b'],
      ['./gone.mdx', './gone.mdx'],
    ]);
    expect(context.problems.map((problem) => problem.message)).toEqual([
      'link `./gone.mdx` names a file that does not exist',
      'file `./no.png` does not exist',
    ]);
  });

  describe('of code samples', () => {
    const learn = async (source: string, format: 'md' | 'mdx' = 'mdx') =>
      (await compilePage(source, format)).context.fences;

    it('is language, info string, code and the line of the code', async () => {
      const source = 'Text.\n\n```HCL title="a.tf" {2}\na = 1\n\nb = 2\n```\n\n~~~\ntext ```\n~~~\n';
      for (const format of ['md', 'mdx'] as const) {
        expect(await learn(source, format)).toEqual([
          { lang: 'hcl', meta: 'title="a.tf" {2}', code: 'a = 1\n\nb = 2', line: 4 },
          { lang: '', meta: '', code: 'text ```', line: 10 },
        ]);
      }
    });

    it('leaves out the indentation and the quote marks before them', async () => {
      const source = `
1. Step:

   \`\`\`json
   {
     "a": 1
   }
   \`\`\`

- \`\`\`yaml
  a: 1
  b:
    - 2
  \`\`\`

> Note:
>
> \`\`\`yaml
> a:
>   b: 1
> \`\`\`

:::note
\`\`\`yaml
c: 1
\`\`\`
:::

<Card>

  \`\`\`hcl
  a = 1
  \`\`\`

</Card>
`;
      expect((await learn(source)).map(({ code, line }) => [line, code])).toEqual([
        [5, '{\n  "a": 1\n}'],
        [11, 'a: 1\nb:\n  - 2'],
        [19, 'a:\n  b: 1'],
        [25, 'c: 1'],
        [32, 'a = 1'],
      ]);
    });

    it('knows a fence inside of a longer one, a comment and inline code for what they are', async () => {
      const source =
        '````md\n```hcl\nbroken (\n```\n````\n\n<!--\n```hcl\n```\n-->\n\n```hcl``` is a language.\n';
      for (const format of ['md', 'mdx'] as const)
        expect((await learn(source, format)).map(({ lang }) => lang)).toEqual(['md']);
    });

    it('leaves out code that is only indented, and counts lines of files with Windows line ends', async () => {
      expect(await learn('A\n\n    indented\n', 'md')).toEqual([]);
      for (const format of ['md', 'mdx'] as const) {
        expect(await learn('A\r\n\r\n```json\r\n{\r\n}\r\n```\r\n', format)).toEqual([
          { lang: 'json', meta: '', code: '{\n}', line: 4 },
        ]);
      }
    });
  });
});
