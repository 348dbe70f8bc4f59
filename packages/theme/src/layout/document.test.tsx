import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import { IMAGE_ZOOM } from '@gruntwork-docs/engine/shared';
import { expect, test, vi } from 'vitest';
import { renderDocument, renderSidebarFragment } from '../entry.shell.tsx';
import { getMessages } from '../messages/messages.ts';
import { samplePage, sampleSite } from '../testing.ts';
import { formatDay } from './format-day.ts';
import { formatDocumentTitle } from './site-data.ts';

vi.mock('../inline/head.inline.ts?script', () => ({ default: 'headScript()' }));
vi.mock('../inline/head-announcement.inline.ts?script', () => ({ default: 'headScriptWithAnnouncement()' }));
vi.mock('../inline/base-url-banner.inline.ts?script', () => ({ default: 'bannerScript()' }));

const assets = {
  css: ['/assets/a.css'],
  entry: '/assets/e.js',
  preloads: [],
  fonts: ['/assets/f.woff2'],
  buildId: 'b1',
};

function render(
  page: Partial<PageView> = {},
  site: Partial<SiteView> = {},
  bodyHtml = '<p>Text</p>',
  fonts: readonly string[] = assets.fonts,
): string {
  return renderDocument({
    site: sampleSite(site),
    page: samplePage(page),
    assets: { ...assets, fonts },
    bodyHtml,
    texts: getMessages(site.lang ?? 'en'),
    head: [],
  });
}

test('a title is followed by the site, the home page has the title of the site alone', () => {
  const site = sampleSite();
  expect(formatDocumentTitle(site, samplePage())).toBe('How it works | Gruntwork Docs');
  expect(formatDocumentTitle(site, samplePage({ url: '/', title: 'Welcome' }))).toBe('Gruntwork Docs');
});

test('a document is complete and carries the build id', () => {
  const html = render();
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="light" data-build-id="b1">/);
  expect(html).toContain('<link rel="entry" href="/assets/e.js"/>');
  expect(html).toContain('<h1>How it works</h1>');
});

test('fonts that the first screen needs are asked for before the stylesheet', () => {
  const fonts = ['/assets/own.woff2', '/assets/text-italic.woff2'];
  const readLinks = (html: string) =>
    [...html.matchAll(/<link rel="(?:preload|stylesheet)" href="([^"]+)"/g)].map(([, url]) => url);
  expect(readLinks(render({}, {}, '<p>Text</p>', fonts))).toEqual(['/assets/own.woff2', '/assets/a.css']);
  expect(readLinks(render({}, {}, '<p><em>Text</em></p>', fonts))).toEqual([...fonts, '/assets/a.css']);
});

test('the site data is there before the script that reads it, and cannot end its element', () => {
  const search = { provider: 'algolia', url: '/search', appId: '</script>' };
  const html = render({}, { search });
  expect(html.indexOf('id="_site-data"')).toBeLessThan(html.indexOf('headScript()'));
  expect(html).toContain('\\u003c/script>');
});

test('what is usual is not said to scripts, what is false is left out', () => {
  const usual = render({}, { search: { url: '/search' } });
  for (const name of ['colorMode', 'titleDelimiter', 'versionPersistence'])
    expect(usual).not.toContain(`"${name}"`);
  const colorMode = { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false } as const;
  const other = render({}, { colorMode, titleDelimiter: '·', versionPersistence: 'none' });
  expect(other).toContain('"versionPersistence":"none"');
  expect(other).toContain('"titleDelimiter":"·","colorMode":{"defaultMode":"dark","disableSwitch":true}');
});

test('a page says whether its color follows the system', () => {
  const { colorMode } = sampleSite();
  expect(render()).not.toContain('data-follows-system');
  expect(render({}, { colorMode: { ...colorMode, respectPrefersColorScheme: true } })).toContain(
    'data-theme="light" data-follows-system=""',
  );
});

test('how images are zoomed is said where a config says it', () => {
  const { imageZoom } = sampleSite();
  expect(render({}, { imageZoom: IMAGE_ZOOM })).not.toContain('imageZoom');
  expect(render({}, { imageZoom: { ...imageZoom, selector: 'img.large' } })).toContain('img.large');
});

test('what an announcement bar needs before the first paint is on pages that have one', () => {
  const announcementBar = { id: 'a', content: 'News', isCloseable: true };
  expect(render({}, { announcementBar })).toContain('<script>headScriptWithAnnouncement()</script>');
  expect(render({}, { announcementBar: undefined })).toContain('<script>headScript()</script>');
});

test('no element has a style attribute', () => {
  expect(render({ toc: [{ id: 'a', html: 'A', level: 2, children: [] }] })).not.toContain('style=');
});

test('a body with a heading of the first level gets no second one', () => {
  const page = { kind: 'page', hideTitle: true } as const;
  expect(render(page, {}, '<div><h1>Welcome</h1></div>').match(/<h1/g)).toHaveLength(1);
});

test('pages that are not to be found say so to search engines', () => {
  expect(render()).not.toContain('name="robots"');
  for (const page of [{ noIndex: true }, { unlisted: true }]) {
    expect(render(page)).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
});

test('only a site in several languages names the others', () => {
  const locales = ['en', 'de'].map((name) => ({
    name,
    label: name,
    direction: 'ltr' as const,
    url: `/${name}/`,
  }));
  expect(render()).not.toContain('hrefLang');
  expect(render({ locales })).toContain(
    '<link rel="alternate" hrefLang="de" href="https://docs.example.com/de/"/>',
  );
});

test('the base URL banner is on the home page only, and only where the site wants it', () => {
  expect(render({ url: '/' })).toContain('data-base-url-banner');
  expect(render()).not.toContain('data-base-url-banner');
  expect(render({ url: '/' }, { baseUrlIssueBanner: false })).not.toContain('data-base-url-banner');
});

test('the last update tells what is known of it', () => {
  expect(render({ lastUpdated: { date: '2024-03-07', author: 'Jo' } })).toContain(
    'Last updated on <time dateTime="2024-03-07">March 7, 2024</time> by Jo',
  );
  expect(render({ lastUpdated: { author: 'Jo' } })).toContain('Last updated by Jo');
  expect(render({ lastUpdated: {} })).not.toContain('Last updated');
  expect(formatDay('2024-12-31')).toBe('December 31, 2024');
});

const category = {
  type: 'category' as const,
  key: '0',
  label: 'Overview',
  firstUrl: '/docs/first',
  collapsible: true,
  collapsed: true,
  active: false,
  onPath: false,
  items: [{ type: 'link' as const, label: 'First', url: '/docs/first', external: false, active: false }],
};

test('a closed category without a page leads to its first page and hides its entries', () => {
  const html = renderSidebarFragment({ name: 'main', items: [category] });
  expect(html).toContain('href="/docs/first" data-category-toggle=""');
  expect(html).toContain('aria-expanded="false" aria-controls="_sidebar-0"');
  expect(html).toContain('id="_sidebar-0" data-collapsible="" hidden=""');
});

test('a category on the way to the page is open', () => {
  const html = renderSidebarFragment({ name: 'main', items: [{ ...category, onPath: true }] });
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain('id="_sidebar-0" data-collapsible=""><li>');
});

test('a category whose entries are left out is closed, and has no list', () => {
  const html = renderSidebarFragment({
    name: 'main',
    items: [{ ...category, collapsed: false, items: null }],
  });
  expect(html).toContain('aria-expanded="false"');
  expect(html.match(/<ul/g)).toHaveLength(1);
});

test('entries are found by their place: HTML of the site lies deeper, so that none of its links is taken for one', () => {
  const own = { type: 'html' as const, html: '<a href="/elsewhere">Elsewhere</a>' };
  const html = renderSidebarFragment({ name: 'main', items: [own, category] });
  expect(html).toContain('<ul class="sidebar-list"><li><div class="sidebar-html"><a href="/elsewhere">');
  expect(html).toMatch(/<li data-category="0"><a [^>]*>Overview<\/a><button [^>]*><\/button><ul/);
  expect(html).toContain('<li><a href="/docs/first">First</a></li>');
});

test('a logo that leads to another site opens a tab that knows nothing of this one', () => {
  const logo = { url: '/logo.svg', alt: 'Us', href: 'https://example.com', external: true };
  const html = render({}, { footer: { columns: [], logo } });
  expect(html).toMatch(
    /<a class="brand" href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer">/,
  );
});

test('a footer has only what the config has for it', () => {
  const { columns } = sampleSite().footer;
  expect(render({}, { footer: { columns: [] } })).not.toContain('<footer');
  expect(render({}, { footer: { columns: [], copyright: '© A' } })).toMatch(/<footer.*© A/);
  expect(render({}, { footer: { columns: [], copyright: '© <a href="/b">B</a>' } })).toContain(
    '© <a href="/b">B</a>',
  );
  expect(render({}, { footer: { columns: [], copyright: '© A' } })).not.toContain('footer-columns');
  expect(render({}, { footer: { columns } })).not.toContain('footer-end');
});

test('a post tells previews who wrote it and what it is about', () => {
  const authors = [{ name: 'Ada', url: '/blog/authors/ada' }, { name: 'Bob' }];
  const post = { date: '2026-03-14', readingMinutes: 1, authors };
  const html = render({
    kind: 'blog-post',
    blog: { recentTitle: 'Recent', recent: [], archiveUrl: '/blog/archive', post },
    tags: [{ label: 'Machines', url: '/blog/tags/machines', count: 1 }],
  });
  expect(html.match(/property="article:author"/g)).toHaveLength(1);
  expect(html).toMatch(/property="article:author" content="https?:\/\/[^"]+\/blog\/authors\/ada"/);
  expect(html).toContain('<meta property="article:tag" content="Machines"/>');
});
