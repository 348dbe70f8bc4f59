import { theme } from '@gruntwork-docs/theme';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createContent } from '../evaluate.ts';
import { reserveComponents } from '../reserve-components.ts';
import { type Compiled, compile } from './compile.ts';
import { createHighlighter } from './highlighter.ts';
import { type LinkEnvironment, resolveLink } from './link-environment.ts';
import type { MarkdownOptions } from './markdown-options.ts';
import { STATIC_COMPONENT } from './reserved-names.ts';

const highlighter = createHighlighter(theme.codeTheme);

const env: LinkEnvironment = {
  siteDir: import.meta.dirname,
  baseUrl: '/',
  routeBasePath: '',
  fileToRoute: new Map([['../docs/api/store.md', '/api/store']]),
  routes: new Map([['/guide/first', '/guide/first']]),
  staticFiles: new Set(),
  staticDirectory: 'static',
  trustContributors: false,
  publicFolders: [],
  linkRules: [],
  linkComponents: [],
  docsFolders: ['../docs'],
  shown: new Map(),
  parts: new Map(),
  forWorkers: new Map(),
};

const show =
  (name: string) =>
  ({ children, html, ...props }: { children?: ReactNode; html?: string }) =>
    createElement(
      name,
      { ...props, ...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } }) },
      children,
    );

const components = {
  [STATIC_COMPONENT]: show('gw-static'),
  CodeBlock: show('gw-code'),
  Admonition: show('gw-admonition'),
  Tabs: show('gw-tabs'),
  TabItem: show('gw-tab'),
};

const reserved = reserveComponents(components, highlighter);

function compileText(
  source: string,
  reading?: MarkdownOptions,
  format: 'md' | 'mdx' = 'mdx',
): Promise<Compiled> {
  const place = { file: '../docs/page.md', route: '/page', texts: theme.texts.en };
  return compile({ ...place, source, format, env, ...(reading && { reading }) });
}

async function renderText(
  source: string,
  reading?: MarkdownOptions,
  own: Record<string, unknown> = {},
): Promise<string> {
  const compiled = await compileText(source, reading);
  return highlighter.run(() => renderToStaticMarkup(createContent(compiled, reserved, own)));
}

describe('Markdown', () => {
  it('refuses a component, which would be published as text, with its line', async () => {
    const error = await compileText('Text.\n\n<Tabs>\n\ntext\n\n</Tabs>\n', undefined, 'md').catch(
      (thrown) => thrown,
    );
    expect(error.message).toBe('`<Tabs>` is MDX and would be published as text');
    expect(error.position).toMatchObject({ line: 3 });
  });

  it('takes only a leading heading of the first level for the title', async () => {
    const leading = await compileText(
      "import A from './a.tsx'\n\n# Title\n\n# Later\n".replace(/^import.*\n/, ''),
    );
    expect([leading.context.hasTitle, leading.context.headings.map(({ id }) => id)]).toEqual([
      true,
      ['later'],
    ]);
    const later = await compileText('Text.\n\n# Later\n');
    expect([later.context.hasTitle, later.context.hasLaterTitle]).toEqual([false, true]);
  });

  it('leaves expressions out that hold nothing but comments', async () => {
    expect(await renderText('{ // a comment\n}\n\n{/* another */}\n\nText.\n')).toContain('<p>Text.</p>');
  });

  it("keeps the engine's own elements apart from what a page imports under their names", async () => {
    const html = await renderText('```js\n1\n```\n', undefined, { CodeBlock: () => 'the page’s own' });
    expect(html).toContain('<gw-code');
    expect(html).not.toContain('own');
  });
});

describe('a way to read texts', () => {
  it('shows a fence in the forms that it is given', async () => {
    const expandFence: MarkdownOptions['expandFence'] = ({ lang, meta, code }) =>
      meta === 'both'
        ? {
            tabs: ['a', 'b'].map((value) => ({
              value,
              label: value,
              fences: [{ lang, meta: '', code: code + value }],
            })),
          }
        : undefined;
    const html = await renderText('```js both\nx\n```\n', { expandFence });
    expect(html.match(/<gw-tab /g)).toHaveLength(2);
    expect(html).toMatch(/xa.*xb/s);
  });

  it('takes fences that stand directly behind one into its tabs, wherever they stand, and no others', async () => {
    const expandFence: MarkdownOptions['expandFence'] = ({ meta, code }, following) =>
      meta === 'first'
        ? {
            groupId: 'all',
            taken: 1,
            tabs: [
              { value: 'a', label: 'a', fences: [{ lang: 'js', meta: '', code }] },
              { value: 'b', label: `of ${following.length}`, fences: following.slice(0, 1) },
            ],
          }
        : undefined;
    const fence = (code: string, meta = ''): string => `\`\`\`js ${meta}\n${code}\n\`\`\`\n\n`;
    const run = fence('one', 'first') + fence('two') + fence('three');
    const html = await renderText(
      `${run}Text.\n\n${fence('four')}- item\n\n${run.replace(/^(?=.)/gm, '  ')}`,
      {
        expandFence,
      },
    );
    expect(html.match(/label="of 2"/g)).toHaveLength(2);
    const order = [...html.matchAll(/\b(one|two|three|four|gw-tabs)\b(?=<| group)/g)].map(([, word]) => word);
    expect(order.join(' ')).toBe('gw-tabs one two three four gw-tabs one two three');
  });

  it('unwraps and drops containers, and shows others as an admonition', async () => {
    const html = await renderText(
      ':::keep\n\nKept.\n\n:::\n\n:::gone\n\nLost.\n\n:::\n\n:::own\n\nShown.\n\n:::\n',
      {
        directives: { keep: 'unwrap', gone: 'drop', own: 'tip' },
      },
    );
    expect(html).toContain('<p>Kept.</p>');
    expect(html).not.toContain('Lost.');
    expect(html).toContain('<gw-admonition type="tip">');
  });

  it('keeps ids that are given twice where it says so', async () => {
    const text = '## A {#x}\n\n## B {#x}\n';
    await expect(compileText(text)).rejects.toThrow('is used twice');
    const { context } = await compileText(text, { keepsIds: true });
    expect(context.headings.map(({ id }) => id)).toEqual(['x', 'x']);
  });
});

describe('links', () => {
  it('begin at the folder of an index page, and beside any other', () => {
    expect(resolveLink('first', '../docs/guide/index.md', '/guide/', env)).toMatchObject({
      url: '/guide/first',
    });
    expect(resolveLink('first', '../docs/guide/other.md', '/guide/other', env)).toMatchObject({
      url: '/guide/first',
    });
  });

  it('hold the base URL already where the site writes them so', () => {
    const based = { ...env, baseUrl: '/base/', pathsHoldBase: true };
    const urlOf = (raw: string): string | undefined => {
      const link = resolveLink(raw, '../docs/guide/a.md', '/guide/a', based);
      return link.kind === 'file' ? undefined : link.url;
    };
    expect(urlOf('/base/guide/b?x#y')).toBe('/base/guide/b?x#y');
    expect(urlOf('/guide/b')).toBe('/base/guide/b');
    expect(urlOf('/basement')).toBe('/base/basement');
    expect(urlOf('/base')).toBe('/base/');
  });

  it('to files are also meant from where the documents begin', () => {
    expect(resolveLink('api/store.md', '../docs/guide/a.md', '/guide/a', env)).toMatchObject({
      url: '/api/store',
    });
    expect(resolveLink('/api/store.md#x', '../docs/guide/a.md', '/guide/a', env)).toMatchObject({
      url: '/api/store#x',
    });
    expect(resolveLink('../api/store.md', '../docs/guide/a.md', '/guide/a', env)).toMatchObject({
      url: '/api/store',
    });
  });
});
