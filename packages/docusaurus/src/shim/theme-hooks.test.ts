import { expect, it, vi } from 'vitest';

// The site's own values come from its bundle.
vi.mock('./useDocusaurusContext.tsx', () => ({ default: () => ({ i18n: { currentLocale: 'en' } }) }));

const { duplicates, isRegexpStringMatch, isSamePath, uniq, usePluralForm } = await import('./theme-hooks.ts');

it('answers as the functions of Docusaurus do', () => {
  expect(duplicates([1, 2, 1, 3, 2])).toEqual([1, 2]);
  expect(duplicates(['a', 'A'], (a, b) => a.toLowerCase() === b.toLowerCase())).toEqual(['A']);
  expect(uniq(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(isSamePath('/Docs', '/docs/')).toBe(true);
  expect(isSamePath(undefined, '/')).toBe(false);
  expect(isRegexpStringMatch('^/docs', '/Docs/a')).toBe(true);
  expect(isRegexpStringMatch(undefined, '/docs')).toBe(false);
});

it('chooses the form of a text that a number wants', () => {
  const { selectMessage } = usePluralForm();
  expect([1, 2].map((count) => selectMessage(count, 'one page|{count} pages'))).toEqual([
    'one page',
    '{count} pages',
  ]);
  expect(selectMessage(2, 'pages')).toBe('pages');
});
