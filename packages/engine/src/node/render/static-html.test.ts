import { expect, it, vi } from 'vitest';
import { compilePage } from '../markdown/fixtures/compile-page.tsx';
import { createContent } from './evaluate.ts';
import { takeStaticHtml } from './static-html.ts';

it('takes the static HTML of a text out of its code', async () => {
  const { code } = await compilePage(
    'One "word" with `\\` and \u200B.\n\n<Card href="#x">\n\n*Two* \\" })\n\n</Card>\n',
  );
  const lean = takeStaticHtml(code);
  expect(lean.html).toEqual([
    '<p>One "word" with <code>\\</code> and \u200B.</p>\n',
    '<p><em>Two</em> " })</p>',
  ]);
  expect(lean.code).toContain('_jsx(StaticHtml, { html: props.components.__static[1] })');
  expect(lean.code).not.toContain('word');
});

const element = (literal: string): string => `_jsx(StaticHtml, { html: ${literal} })`;
const content = (inner: string): string => `"use strict";\nfunction _createMdxContent(props) {\n${inner}\n}`;

it('finds the end of a literal behind signs that are escaped', () => {
  const { code, html } = takeStaticHtml(content(`${element('"a \\" }) \\\\"')}, ${element('"b"')}`));
  expect(html).toEqual(['a " }) \\', 'b']);
  expect(code).toBe(content([0, 1].map((at) => element(`props.components.__static[${at}]`)).join(', ')));
});

it('leaves what is no JSON, and what a text exports, as it is', () => {
  const exported = `const a = ${element('"a"')};\n${content('')}`;
  expect(takeStaticHtml(exported)).toEqual({ code: exported, html: [] });
  const written = content(`${element('"\\x41"')}, ${element('`b`')}, ${element('"c"')}`);
  const { code, html } = takeStaticHtml(written);
  expect(html).toEqual(['c']);
  expect(code).toBe(written.replace('"c"', 'props.components.__static[0]'));
  expect(takeStaticHtml(element('"d"'))).toEqual({ code: element('"d"'), html: [] });
});

it('gives the content its HTML beside the components, which are put together once', async () => {
  const ownKeys = vi.fn(Reflect.ownKeys);
  const components = new Proxy({}, { ownKeys });
  const listHtml = async (text: string): Promise<unknown> => {
    const { props } = createContent(await compilePage(text), components);
    return Object(props).components.__static;
  };
  expect([await listHtml('One'), await listHtml('Two')]).toEqual([['<p>One</p>'], ['<p>Two</p>']]);
  expect(ownKeys).toHaveBeenCalledTimes(1);
});
