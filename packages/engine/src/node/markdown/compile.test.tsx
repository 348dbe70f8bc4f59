import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { theme } from '@gruntwork-docs/theme';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../errors/build-error.ts';
import { createContent, explainRenderError } from '../render/evaluate.ts';
import { type Compiled, compile, STATIC_COMPONENT } from './compile.ts';
import { setCodeTheme } from './highlight.ts';
import type { LinkEnvironment } from './link-environment.ts';

const golden = path.join(import.meta.dirname, 'golden');

const env: LinkEnvironment = {
  siteDir: golden,
  baseUrl: '/',
  routeBasePath: '/docs',
  fileToRoute: new Map([
    ['content/docs/guide/index.mdx', '/docs/guide/'],
    ['content/docs/guide/install.mdx', '/docs/guide/install'],
    ['content/docs/other.md', '/docs/other'],
  ]),
  routes: new Map([
    ['/docs/guide', '/docs/guide/'],
    ['/docs/guide/install', '/docs/guide/install'],
  ]),
  staticFiles: new Set(['/files/report.pdf']),
  staticDirectory: 'static',
  trustContributors: false,
  publicFolders: ['content'],
  privateRepositories: ['acme/private-modules'],
  shown: new Map(),
  parts: new Map(),
  forWorkers: new Map(),
};

setCodeTheme(theme.codeTheme);

/** Components that show what the compiler gave them. */
const components = {
  [STATIC_COMPONENT]: ({ html }: { html: string }) =>
    createElement('gw-static', { dangerouslySetInnerHTML: { __html: html } }),
  CodeBlock: ({ html, ...props }: { html: string }) =>
    createElement('gw-code', { ...props, dangerouslySetInnerHTML: { __html: html } }),
  Admonition: ({ children, ...props }: { children: ReactNode }) =>
    createElement('gw-admonition', props, children),
  FileTree: ({ children }: { children: ReactNode }) => createElement('gw-files', null, children),
  Card: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
};

async function compilePage(source: string, format: 'md' | 'mdx' = 'mdx'): Promise<Compiled> {
  return compile({
    file: 'content/docs/guide/page.mdx',
    route: '/docs/guide/page',
    source,
    format,
    env,
    texts: theme.texts.en,
  });
}

function render(compiled: Compiled): string {
  try {
    return renderToStaticMarkup(createContent(compiled, components)).replace(/<\/?gw-static>/g, '');
  } catch (error) {
    throw explainRenderError(error, compiled);
  }
}

async function renderError(source: string, format: 'md' | 'mdx' = 'mdx'): Promise<BuildError> {
  const error: unknown = await compilePage(source, format)
    .then(render)
    .catch((thrown: unknown) => thrown);
  if (error instanceof BuildError) return error;
  throw new Error(`no build error, but ${String(error)}`);
}

describe('pairs of a text and its HTML', () => {
  for (const name of readdirSync(golden).filter((file) => /\.mdx?$/.test(file))) {
    it(name, async () => {
      const format = name.endsWith('.mdx') ? 'mdx' : 'md';
      const html = render(await compilePage(readFileSync(path.join(golden, name), 'utf8'), format));
      await expect(`${html}\n`).toMatchFileSnapshot(path.join(golden, `${name}.html`));
    });
  }
});

describe('faults of a text', () => {
  it('tells line, column and frame of an expression that does not parse', async () => {
    const error = await renderError('---\ntitle: x\n---\n\nText {1 +} more.\n');
    expect(error.position).toMatchObject({ file: 'content/docs/guide/page.mdx', line: 5 });
    expect(error.frame).toContain('> 5 | Text {1 +} more.');
    expect(error.hint).toContain('In MDX `{` and `<` begin code');
  });

  it('tells where an expression stands that throws while it runs', async () => {
    const error = await renderError('# T\n\nNow {config.title} here.\n');
    expect(error.message).toBe('expression failed: config is not defined');
    expect(error.position).toMatchObject({ line: 3, column: 5 });
  });

  it('names a component that the theme does not have', async () => {
    const error = await renderError('# T\n\n<Widget />\n');
    expect(error.message).toBe('component `Widget` does not exist');
    expect(error.position).toMatchObject({ line: 3, column: 1 });
  });

  it('names a tag that is not closed', async () => {
    const error = await renderError('# T\n\n<Card>\n\ntext\n');
    expect(error.message).toContain('Expected a closing tag for `<Card>`');
    expect(error.position.line).toBe(3);
  });

  it('refuses an unknown admonition', async () => {
    const error = await renderError('# T\n\n:::hint\n\ntext\n\n:::\n');
    expect(error.message).toBe('admonition `:::hint` is not known');
    expect(error.position.line).toBe(3);
  });

  it.each(['md', 'mdx'] as const)('leaves ids that begin with `_` to the theme, in %s', async (format) => {
    const error = await renderError('# T\n\n<b>x</b>\n\n## One {#_menu}\n', format);
    expect(error.message).toBe('heading id `_menu` begins with `_`');
    expect(error.position.line).toBe(5);
  });

  it.each(['md', 'mdx'] as const)('refuses a heading id that is used twice, in %s', async (format) => {
    const error = await renderError('## A {#same}\n\n## B {#same}\n\n`{#same}`\n', format);
    expect(error.message).toBe('heading id `same` is used twice on this page');
    expect(error.position.line).toBe(3);
  });

  it('refuses imports of packages, and of files that are no components of the content', async () => {
    for (const [name, message] of [
      ['react', 'a page cannot import `react`'],
      ['./card', '`./card` is no component of the content'],
      ['../../../../site.config.ts', '`../../../../site.config.ts` is no component of the content'],
    ]) {
      const error = await renderError(`# T\n\nimport Card from '${name}';\n`);
      expect(error.message).toBe(message);
      expect(error.position.line).toBe(3);
    }
  });
});

describe('the place of an error', () => {
  it('is the one in the file, whose lines the frame shows', async () => {
    const error = await renderError('Text.\n\n<!-- a --> {config.x} <!-- c -->\n');
    expect(error.position).toMatchObject({ line: 3, column: 12 });
    expect(error.frame).toContain('> 3 | <!-- a --> {config.x} <!-- c -->');
    const inTitle = await renderError('Text.\n\n:::hint  About this\n\nText.\n\n:::\n');
    expect(inTitle.position).toMatchObject({ line: 3, column: 1 });
    expect(inTitle.frame).toContain('> 3 | :::hint  About this');
  });

  it('is that of the element, not of code that shows it', async () => {
    const error = await renderError('A `<Widget />`.\n\n```html\n<Widget />\n```\n\n<Widget />\n');
    expect(error.position).toMatchObject({ line: 7, column: 1 });
  });

  it('is framed with the whole file where only a part of it is shown', async () => {
    const error: unknown = await compile({
      ...{ file: 'README.md', route: '/docs/m', format: 'md', env, texts: theme.texts.en },
      ...{ source: '\n\n[x](javascript:y)\n', written: '# Module\n\n[x](javascript:y)\n' },
    }).catch((thrown: unknown) => thrown);
    if (!(error instanceof BuildError)) throw new Error('no build error');
    expect(error.frame).toContain('  1 | # Module\n  2 |\n> 3 | [x](javascript:y)');
  });
});

it('says what it adds in the language of the text', async () => {
  const source = '## X\n\n| A |\n| - |\n| b |\n';
  const compiled = await compile({
    ...{ file: 'a.mdx', route: '/a', format: 'mdx', env, source },
    texts: { ...theme.texts.en, ...theme.texts.ar },
  });
  const html = render(compiled);
  expect(html).toContain('رابط مباشر إلى X');
  expect(html).toContain('جدول: A');
  expect(html).not.toContain('Direct link');
});

describe('what would run in a reader browser', () => {
  const refused: [source: string, message: string, line: number][] = [
    ['Text.\n\n<div>\n<script>x()</script>\n</div>\n', '`<script>` in content runs code', 4],
    ['Text.\n\nA <b onclick="x()">b</b>.\n', '`onclick=` in content runs code', 3],
    ['<gw-island name="constructor"></gw-island>\n', '`<gw-island>` is the engine', 1],
    ['Text.\n\n[x](<javascript:alert(1)>)\n', 'javascript:alert(1)', 3],
    ['Text.\n\n<a href="data:text/html,x">x</a>\n', 'data:text/html,x', 3],
  ];
  for (const [source, message, line] of refused) {
    for (const format of ['md', 'mdx'] as const) {
      it(`is refused in ${format}: ${source.trim().split('\n').at(-1)}`, async () => {
        const error: unknown = await compilePage(source, format).catch((thrown: unknown) => thrown);
        if (!(error instanceof BuildError)) throw new Error(`no build error, but ${String(error)}`);
        expect(error.message).toContain(message);
        expect(error.position.line).toBe(line);
        expect(error.hint).toBeDefined();
      });
    }
  }

  it('is let through in code, and in attributes of components', async () => {
    const source = 'A `<script>` and `<b onclick="x">`.\n\n```html\n<script>x()</script>\n```\n';
    for (const format of ['md', 'mdx'] as const) await compilePage(source, format);
    await compilePage('<Card href="/docs/other" onOpen={() => 1}>x</Card>\n');
  });
});

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
        expect(render(compiled)).toMatch(
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
