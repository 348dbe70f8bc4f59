import type { CompileContext } from '@gruntwork-docs/engine/source';
import { type LinkEnvironment, resolveLink } from '@gruntwork-docs/engine/source';
import { expect, test } from 'vitest';
import { createTextRenderer } from './render-text.ts';

const env = { baseUrl: '/', linkRules: [], linkComponents: [] } as unknown as LinkEnvironment;
const text = createTextRenderer({
  file: 'catalog/vpc/README.md',
  route: '/vpc',
  links: new Map(),
  fileOf: () => 'catalog/vpc/README.md',
  env,
  resolve: (raw: string, from: string) => resolveLink(raw, from, '/vpc', env),
} as unknown as CompileContext);

test('one paragraph has no element around it, several have', () => {
  expect(text.inline('A `<p>` here.')).toBe('A <code>&lt;p&gt;</code> here.');
  expect(text.inline('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  expect(text.inline('- one')).toContain('<li>one</li>');
});

test('a label has no links, and what looks like one stays', () => {
  expect(text.label('See [the *docs*](https://example.com/) of `<a href="x">`.')).toBe(
    'See the <em>docs</em> of <code>&lt;a href="x"&gt;</code>.',
  );
});
