import { afterEach, expect, test } from 'vitest';
import { createCodeCache, createCodeMemory } from './code-memory.ts';
import { highlightLines, prepareLanguages, setCodeMemory, setCodeTheme } from './highlight.ts';

const CODE = 'resource "a" "b" {\r\n  name = "<&>" # words\n\n}\n';
setCodeTheme([
  { name: 'text', scopes: [], light: '#000', dark: '#fff' },
  { name: 'string', scopes: ['string', 'punctuation.definition.string'], light: '#111', dark: '#eee' },
  { name: 'comment', scopes: ['comment'], light: '#222', dark: '#ddd' },
]);

afterEach(() => setCodeMemory(undefined));

/** Highlights code with a memory; returns the lines and what is kept then. */
function highlight(kept: string | undefined, code = CODE, colorsKey = 'colors') {
  const memory = createCodeMemory(kept, colorsKey);
  setCodeMemory(memory);
  return { lines: highlightLines(code, 'hcl'), kept: memory.describe() };
}

test('code that is remembered looks as it did, and is not matched again', async () => {
  await prepareLanguages(['hcl']);
  setCodeMemory(undefined);
  const without = highlightLines(CODE, 'hcl');
  expect(without.join('\n')).toContain('&lt;&amp;&gt;');
  const first = highlight(undefined);
  expect(first.lines).toEqual(without);
  expect(first.kept).toBeDefined();
  const second = highlight(first.kept);
  expect(second).toEqual({ lines: without, kept: undefined });
  // What is kept is what is shown: nobody asks the grammar.
  expect(highlight(first.kept?.replaceAll('[0,', '[2,')).lines).not.toEqual(without);
});

test('other code, other colors and what a page shows no more are not remembered', async () => {
  await prepareLanguages(['hcl']);
  const { kept, lines } = highlight(undefined);
  const edited = highlight(kept, `${CODE}b = 1\n`);
  expect(edited.lines.slice(0, 3)).toEqual(lines.slice(0, 3));
  expect(edited.kept).toBeDefined();
  expect(highlight(edited.kept, CODE).kept).toBeDefined();
  expect(highlight(kept?.replaceAll('[0,', '[2,'), CODE, 'other colors').lines).toEqual(lines);
});

test('while a program runs, what was shown last is remembered', () => {
  const cache = createCodeCache(2);
  cache.add('a', 'hcl', [[0, 1]]);
  cache.add('b', 'hcl', [[1, 1]]);
  expect(cache.find('a', 'hcl')).toEqual([[0, 1]]);
  cache.add('c', 'hcl', [[2, 1]]);
  expect(cache.find('b', 'hcl')).toBeUndefined();
  expect(cache.find('a', 'hcl')).toEqual([[0, 1]]);
  expect(cache.find('a', 'js')).toBeUndefined();
});
