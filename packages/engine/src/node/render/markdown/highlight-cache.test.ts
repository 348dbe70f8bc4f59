import { expect, test } from 'vitest';
import { createHighlightCache, restoreHighlightCache } from './highlight-cache.ts';
import { createHighlighter } from './highlighter.ts';

const CODE = 'resource "a" "b" {\r\n  name = "<&>" # words\n\n}\n';
const highlighter = createHighlighter([
  { name: 'text', scopes: [], light: '#000', dark: '#fff' },
  { name: 'string', scopes: ['string', 'punctuation.definition.string'], light: '#111', dark: '#eee' },
  { name: 'comment', scopes: ['comment'], light: '#222', dark: '#ddd' },
]);

/** Highlights code with a restored cache; returns the lines and the new serialized cache. */
function highlight(stored: string | undefined, code = CODE, colorsKey = 'colors') {
  const cache = restoreHighlightCache(stored, colorsKey);
  return { lines: highlighter.withCache(cache).highlightLines(code, 'hcl'), saved: cache.serialize() };
}

test('cached code looks as it did, and is not tokenized again', async () => {
  await highlighter.load(['hcl']);
  const without = highlighter.highlightLines(CODE, 'hcl');
  expect(without.join('\n')).toContain('&lt;&amp;&gt;');
  const first = highlight(undefined);
  expect(first.lines).toEqual(without);
  expect(first.saved).toBeDefined();
  const second = highlight(first.saved);
  expect(second).toEqual({ lines: without, saved: undefined });
  // The cached colors are used, not the grammar.
  expect(highlight(first.saved?.replaceAll('[0,', '[2,')).lines).not.toEqual(without);
});

test('a restored cache holds neither other code, nor other colors, nor code that the page no longer shows', async () => {
  await highlighter.load(['hcl']);
  const { saved, lines } = highlight(undefined);
  const edited = highlight(saved, `${CODE}b = 1\n`);
  expect(edited.lines.slice(0, 3)).toEqual(lines.slice(0, 3));
  expect(edited.saved).toBeDefined();
  expect(highlight(edited.saved, CODE).saved).toBeDefined();
  expect(highlight(saved?.replaceAll('[0,', '[2,'), CODE, 'other colors').lines).toEqual(lines);
});

test('a cache in memory drops the least recently used code', () => {
  const cache = createHighlightCache(2);
  cache.add('a', 'hcl', [[0, 1]]);
  cache.add('b', 'hcl', [[1, 1]]);
  expect(cache.find('a', 'hcl')).toEqual([[0, 1]]);
  cache.add('c', 'hcl', [[2, 1]]);
  expect(cache.find('b', 'hcl')).toBeUndefined();
  expect(cache.find('a', 'hcl')).toEqual([[0, 1]]);
  expect(cache.find('a', 'js')).toBeUndefined();
});
