import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplePage, sampleSite } from '../testing.ts';
import { PageMenu } from './PageMenu.tsx';
import { ProgramsLink } from './ProgramsLink.tsx';
import { StructuredData } from './StructuredData.tsx';

function readData(page: Partial<PageView>, site: Partial<SiteView> = {}): Record<string, unknown>[] {
  const html = renderToStaticMarkup(<StructuredData site={sampleSite(site)} page={samplePage(page)} />);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}

test('a document is an article behind its breadcrumbs; steps without a page are left out', () => {
  const breadcrumbs = [{ label: 'Part', url: '/docs/part' }, { label: 'No page' }, { label: 'Here' }];
  const [trail, article] = readData({
    breadcrumbs,
    url: '/docs/here',
    title: 'A </script> title',
    image: 'https://x.test/i.png',
  });
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Part', item: 'https://docs.example.com/docs/part' },
      { '@type': 'ListItem', position: 3, name: 'Here', item: 'https://docs.example.com/docs/here' },
    ],
  });
  expect(article).toEqual({
    '@type': 'TechArticle',
    headline: 'A </script> title',
    url: 'https://docs.example.com/docs/here',
    image: 'https://x.test/i.png',
    inLanguage: 'en',
  });
});

test('pages that search engines are not to show say nothing', () => {
  expect(readData({ noIndex: true })).toEqual([]);
  expect(readData({ kind: 'page' })).toEqual([]);
});

test('the menu of a page leads to its Markdown, and to the assistants that the site names', () => {
  const formats = [{ title: 'Markdown', type: 'text/markdown', url: '/docs/a.md' }];
  const render = (site: Partial<SiteView>): string =>
    renderToStaticMarkup(<PageMenu site={sampleSite(site)} page={samplePage({ formats })} />);
  expect(render({})).toBe('');
  const html = render({
    pageMenu: { assistants: [{ label: 'Helper', url: 'https://helper.test/?q={page}' }] },
  });
  expect(html).toContain('href="/docs/a.md"');
  expect(html).toContain('href="/llms.txt"');
  expect(html).toContain('href="https://helper.test/?q=https%3A%2F%2Fdocs.example.com%2Fdocs%2Fa.md"');
  expect(html).toContain('Open in Helper');
});

test('every page tells programs once where the list of all pages is', () => {
  const formats = [{ title: 'Markdown', type: 'text/markdown', url: '/docs/a.md' }];
  const render = (site: Partial<SiteView>, page: Partial<PageView>): string =>
    renderToStaticMarkup(<ProgramsLink site={sampleSite(site)} page={samplePage(page)} />);
  const link = '<a href="/llms.txt" data-no-router="" hidden="">';
  expect(render({}, { formats })).toContain(link);
  expect(render({ pageMenu: { assistants: [] } }, { kind: 'page', formats })).toContain(link);
  expect(render({ pageMenu: { assistants: [] } }, { formats })).toBe('');
  expect(render({ noIndex: true }, { formats })).toBe('');
  expect(render({}, { kind: 'not-found' })).toBe('');
});
