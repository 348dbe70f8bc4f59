import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { expect, it } from 'vitest';
import { GRAMMARS } from './grammar-names.ts';
import { createHighlighter } from './highlighter.ts';

it.each([...GRAMMARS])('%s is a name that only %s has a grammar for', (name, grammar) => {
  expect(name in bundledLanguages || name in bundledLanguagesAlias).toBe(false);
  expect(bundledLanguages).toHaveProperty([grammar]);
});

it('code is colored under a name of Prism, and plain under one that nobody knows', async () => {
  const highlighter = createHighlighter([
    { name: 'text', scopes: [], light: '#000', dark: '#fff' },
    { name: 'tag', scopes: ['entity.name.tag'], light: '#00f', dark: '#aaf' },
  ]);
  await highlighter.load(['markup', 'nobody']);
  expect(highlighter.highlightLines('<b>1</b>', 'markup').join()).toContain('<c-1>b</c-1>');
  expect(highlighter.highlightLines('<b>1</b>', 'nobody')).toEqual(['&lt;b&gt;1&lt;/b&gt;']);
});
