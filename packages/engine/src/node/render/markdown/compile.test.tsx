import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { theme } from '@gruntwork-docs/theme';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../errors/build-error.ts';
import { compile } from './compile.ts';
import { compilePage, env, golden, render, renderError } from './fixtures/compile-page.tsx';

describe('code in a text with raw HTML', () => {
  it('is highlighted in its language, as it is in any other', async () => {
    const fence = '```hcl\na = 1\n```\n';
    const code = (html: string): string | undefined => /<gw-code[\s\S]*<\/gw-code>/.exec(html)?.[0];
    const plain = code(await render(await compilePage(fence, 'md')));
    expect(plain).toContain('lang="hcl"');
    expect(code(await render(await compilePage(`<b>Text</b>\n\n${fence}`, 'md')))).toBe(plain);
  });
});

it('keeps the HTML of fences out of the code of a page', async () => {
  const compiled = await compilePage('```hcl\na = 1\n```\n');
  expect(compiled.code).not.toContain('<c-');
  expect(await render(compiled)).toContain('<c-');
});

describe('pairs of a text and its HTML', () => {
  for (const name of readdirSync(golden).filter((file) => /\.mdx?$/.test(file))) {
    it(name, async () => {
      const format = name.endsWith('.mdx') ? 'mdx' : 'md';
      const html = await render(await compilePage(readFileSync(path.join(golden, name), 'utf8'), format));
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
  const html = await render(compiled);
  expect(html).toContain('رابط مباشر إلى X');
  expect(html).toContain('جدول: A');
  expect(html).not.toContain('Direct link');
});

describe('what would run in a reader browser', () => {
  const refused: [source: string, message: string, line: number][] = [
    ['Text.\n\n<div>\n<script>x()</script>\n</div>\n', '`<script>` in content runs code', 4],
    ['Text.\n\nA <b onclick="x()">b</b>.\n', '`onclick=` in content runs code', 3],
    ['<gw-island name="constructor"></gw-island>\n', '`<gw-island>` is the engine', 1],
    [
      'Text.\n\nA <img name="querySelector" src="https://x.test/a.png" alt="a" />.\n',
      '`name=` of a picture',
      3,
    ],
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
