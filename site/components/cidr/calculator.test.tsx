import { TextsProvider } from '@gruntwork-docs/theme/components';
import { sampleTexts } from '@gruntwork-docs/theme/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CidrCalculator } from './CidrCalculator.island.tsx';
import { CidrCalculator as CidrTool } from './CidrTool.tsx';
import { formatCount } from './format-count.ts';
import { Marked } from './Marked.tsx';
import { arCidr } from './messages.ar.ts';

test('without JavaScript there is a worked example with all subnets and calls', () => {
  const html = renderToStaticMarkup(<CidrCalculator />);
  expect(html).toContain('<caption>Subnets of 10.2.0.0/16</caption>');
  expect(html.match(/<th scope="row">[012]<\/th>/g)).toHaveLength(9);
  expect(html).toContain('<code>cidrsubnet(cidrsubnet(&quot;10.2.0.0/16&quot;, 3, 1), 2, 2)</code>');
  expect(html).toContain('10.2.255.255');
  expect(html).toContain('65,536');
});

test('the example can begin with another block', () => {
  const html = renderToStaticMarkup(<CidrCalculator block="2001:db8:1200::/56" />);
  expect(html).toContain('2001:db8:1200:ff:ffff:ffff:ffff:ffff');
  expect(html).toContain('<code>2001:db8:1200:22::/64</code>');
});

test('on a page in another language kinds and problems are in that language', () => {
  const render = (block: string) =>
    renderToStaticMarkup(
      <TextsProvider texts={sampleTexts('ar')}>
        <CidrTool block={block} />
      </TextsProvider>,
    );
  expect(render('10.2.0.0/16')).toContain('<td>خاصة (RFC 1918)</td>');
  const [before, typed, after] = arCidr.cidrSlashes.split(/`\{(typed)\}`/);
  expect(typed).toBe('typed');
  expect(render('10.2.0.0/16/8')).toContain(`<p>${before}<code>10.2.0.0/16/8</code>${after}</p>`);
});

test('every field has a label of its own', () => {
  const html = renderToStaticMarkup(<CidrCalculator />);
  const ids = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  const fields = ids(/<(?:input|select)[^>]* id="([^"]+)"/g);
  expect(fields).toHaveLength(12);
  expect(new Set(fields).size).toBe(12);
  expect(ids(/<label for="([^"]+)"/g).sort()).toEqual(fields.sort());
});

test('what a message quotes is shown as code', () => {
  expect(renderToStaticMarkup(<Marked text="Not `a` but `b`." />)).toBe(
    'Not <code>a</code> but <code>b</code>.',
  );
});

test.each([
  [0n, '0'],
  [999n, '999'],
  [65_536n, '65,536'],
  [1n << 64n, '18,446,744,073,709,551,616'],
])('%s addresses are written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
