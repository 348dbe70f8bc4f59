import { BodyProvider } from '@gruntwork-docs/theme/components';
import { sampleBody } from '@gruntwork-docs/theme/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { InputRow, OutputRow } from '#shared/reference-view.ts';
import { InputRows, OutputRows } from './InputRows.tsx';

const row = (name: string, more: Partial<InputRow> = {}): InputRow => ({
  id: `input-${name}`,
  name,
  type: 'string',
  marks: [],
  descriptionHtml: '<p>About it.</p>',
  rules: [],
  source: { label: 'variables.tf:1', url: '/source#L1' },
  attributes: [],
  ...more,
});
const render = (rows: ReactElement): string => {
  return renderToStaticMarkup(<BodyProvider value={sampleBody()}>{rows}</BodyProvider>);
};
const show = (...rows: InputRow[]): string => render(<InputRows rows={rows} />);

describe('the row of an input', () => {
  it('has every mark that the variable has', () => {
    const marks = ['required', 'not nullable', 'sensitive', 'ephemeral', 'deprecated'] as const;
    const html = show(row('a', { marks, deprecationHtml: 'Use <code>b</code>.' }));
    for (const word of ['Required', 'Not nullable', 'Sensitive', 'Ephemeral', 'Deprecated'])
      expect(html).toContain(`>${word}</span>`);
    expect(html).toContain('Use <code>b</code>.');
    expect(html).toContain('data-required=""');
  });

  it('shows a short default at once and folds a long one', () => {
    expect(show(row('a', { default: { text: '30' } }))).toContain('Default: <code>30</code>');
    const line = `"${'x'.repeat(120)}"`;
    expect(show(row('a', { default: { text: line } }))).toMatch(/<details[^>]*><summary>Default<\/summary>/);
    const text = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n');
    expect(show(row('a', { default: { text, linesHtml: text } }))).toContain('<summary>Default</summary>');
    const short = show(row('a', { default: { text: '{\n}', linesHtml: '{\n}' } }));
    expect(short).not.toContain('<details');
  });

  it('has the message of each rule, with its condition to unfold', () => {
    const html = show(row('a', { rules: [{ messageHtml: 'It must be long.', condition: 'x < y' }] }));
    expect(html).toMatch(/<summary>It must be long\.<\/summary><pre[^>]*>x &lt; y<\/pre>/);
  });

  it('keeps a description of several blocks whole', () => {
    const html = show(row('a', { descriptionHtml: '<p>One.</p>\n<ul><li>Two.</li></ul>' }));
    expect(html).toContain('<dd><p>One.</p>\n<ul><li>Two.</li></ul></dd>');
    expect(show(row('b', { descriptionHtml: '<p>One.</p>\n<p>Two.</p>' }))).toContain(
      '<dd><p>One.</p>\n<p>Two.</p></dd>',
    );
  });

  it('holds few attributes openly and folds many, those of attributes counted', () => {
    const attributes = ['x', 'y', 'z'].map((name) => row(`a.${name}`));
    expect(show(row('a', { attributes }))).not.toContain('<details');
    const nested = [row('a.w', { attributes }), ...attributes];
    expect(show(row('a', { attributes: nested }))).toContain('<summary>7 attributes</summary>');
  });
});

describe('the row of an output', () => {
  it('has another anchor than the input of the same name', () => {
    const output: OutputRow = { ...row('vpc_id'), id: 'output-vpc_id', marks: ['sensitive'] };
    const html = render(<OutputRows rows={[output]} />);
    expect(html).toContain('id="output-vpc_id"');
    expect(html).toContain('>Sensitive</span>');
  });
});
