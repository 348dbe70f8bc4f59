import { expect, it } from 'vitest';
import { scopeSelector, scopeStyles } from './scope-styles.ts';

it.each([
  [':root', ':root :where(.docusaurus-page)'],
  ["html[data-theme='dark']", "html[data-theme='dark'] :where(.docusaurus-page)"],
  ['body', 'body :where(.docusaurus-page)'],
  ['.hero h1', ':where(.docusaurus-page) .hero h1'],
  ["[data-theme='dark'] .hero", "[data-theme='dark'] :where(.docusaurus-page) .hero"],
  ['html > body > .hero', 'html body :where(.docusaurus-page) .hero'],
  ['html-view', ':where(.docusaurus-page) html-view'],
])('begins %s at the page', (selector, scoped) => {
  expect(scopeSelector(selector)).toBe(scoped);
});

it('keeps rules whose classes pages name, and frames of animations', () => {
  const css = [
    '@charset "utf-8";',
    "@import url('https://fonts.test/a.css');",
    '.used:not(.other), .unused { color: red }',
    '.unused { color: red }',
    '@media print { .unused { color: red } }',
    '@keyframes spin { from { opacity: 0 } }',
  ].join('\n');
  expect(scopeStyles(css, (name) => name === 'used').replace(/\s+/g, ' ')).toBe(
    '@layer docusaurus {:where(.docusaurus-page) .used:not(.other) { color: red } @keyframes spin { from { opacity: 0 } } }',
  );
});
