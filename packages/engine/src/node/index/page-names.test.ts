import { describe, expect, it } from 'vitest';
import { findNameFile, listNameWords, toNameFile } from '#shared/path-words.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { countNameFiles, renderPageNames } from './page-names.ts';

function plan(route: string, view: Partial<PagePlan['view']> = {}): PagePlan {
  const title = `Title of ${route}`;
  return {
    key: route,
    route,
    view: { url: route, canonicalUrl: `https://x.example${route}`, title, noIndex: false, ...view },
  } as PagePlan;
}

/** Candidate paths for a wrong one, before ranking. */
function lookUp(wanted: string, pages: readonly PagePlan[]): string[] {
  const files = renderPageNames(pages);
  const count = countNameFiles(pages);
  const read = (word: string): [string, string][] =>
    JSON.parse(files.get(toNameFile(findNameFile(word, count))) ?? '');
  return listNameWords(wanted, 2).flatMap((word) => read(word).map(([path]) => path));
}

const many = Array.from({ length: 5000 }, (_, number) => plan(`/docs/page-${number}/topic${number}`));

describe('names of pages', () => {
  it('are found by a word that begins like one of theirs', () => {
    const pages = [...many, plan('/docs/guides/golang-style-guide')];
    expect(lookUp('/docs/gudes/golang-stlye', pages)).toContain('/docs/guides/golang-style-guide');
  });

  it('come in files of one size, however many pages there are', () => {
    const words = Array.from({ length: 26 ** 3 }, (_, at) => at.toString(26).padStart(3, '0'));
    for (const length of [200, 800, 5000]) {
      const files = renderPageNames(
        words.slice(0, length).map((word, at) => plan(`/docs/${word}${at}-page`)),
      );
      expect(Math.max(...[...files.values()].map((text) => text.length))).toBeLessThan(8000);
    }
  });

  it('leave words out that many pages have, and pages that nobody is to find', () => {
    expect(lookUp('/page', [plan('/page'), ...many.map(({ route }) => plan(`${route}/page`))])).toEqual([]);
    expect(lookUp('/secret', [plan('/secret', { noIndex: true })])).toEqual([]);
  });

  it('hold the title of each page', () => {
    expect([...renderPageNames([plan('/docs/one')])]).toEqual([
      ['/page-names/0.json', '[["/docs/one","Title of /docs/one"]]'],
    ]);
  });
});
