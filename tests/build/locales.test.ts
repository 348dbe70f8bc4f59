import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const FIXTURE = path.join(import.meta.dirname, '../fixtures/locales-site');

let site: SiteFixture;

beforeAll(async () => {
  site = await createSite({});
  await cp(FIXTURE, site.dir, { recursive: true });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
});

afterAll(() => site.delete());

const readMain = async (file: string): Promise<string> =>
  /<main[\s\S]*<\/main>/.exec(await site.read(file))?.[0] ?? '';
const alternates = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https:\/\/fixture\.test([^"]*)"/g)].map(
    ([, name, url]) => `${name} ${url}`,
  );

describe('a site in two languages', () => {
  // Spec: navigation/locale-prefixes-trailing-slash
  it('has the locale as a prefix of all routes but those of the default one', async () => {
    const files = (await site.list()).filter((file) => file.endsWith('.html'));
    const own = [
      '404',
      'docs/guides',
      'docs/guides/first',
      'docs/guides/second',
      'docs/install',
      'docs/tags',
    ];
    const routes = [...own, 'docs/tags/guides', 'docs/tags/setup', 'index'].map((route) => `${route}.html`);
    expect(files.sort()).toEqual([...routes, ...routes.map((route) => `ar/${route}`)].sort());
  });

  // Spec: entities/locale-label-direction
  it('shows the translation, in its language and direction', async () => {
    const html = await site.read('ar/docs/install.html');
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('النص بالعربية');
    expect(html).toContain('<title>التثبيت | تجربة</title>');
    expect(await site.read('docs/install.html')).toContain('<html lang="en" dir="ltr"');
  });

  it('shows what nobody has translated in the default language, marked as that', async () => {
    const html = await readMain('ar/docs/guides/second.html');
    expect(html).toContain('لم تُترجم هذه الصفحة بعد.');
    expect(html).toContain('<article class="markdown" lang="en" dir="ltr">');
    expect(html).toContain('<span>Note</span>');
    expect(await site.read('ar/docs/guides/second.html')).toContain('<html lang="ar" dir="rtl"');
  });

  it('keeps links, images and the navbar in the language of the page', async () => {
    const html = await readMain('ar/docs/install.html');
    expect(html).toContain('<a href="/ar/docs/guides/first">');
    expect(html).toContain('<a href="/ar/docs/guides/second">');
    expect(html).toMatch(/<img src="\/assets\/files\/square\.\w+\.svg"/);
    expect(await readMain('ar/docs/guides/second.html')).toContain('<a href="/ar/docs/install">');
    const outside = (await site.read('ar/docs/install.html')).replace(/<main[\s\S]*<\/main>/, '');
    const urls = [...outside.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, url = '']) => url);
    expect(urls.filter((url) => !url.startsWith('/ar/'))).toEqual(['/docs/install', '/docs/install']);
  });

  it('says its own texts in the language of the page', async () => {
    const html = await site.read('ar/docs/install.html');
    expect(html).toContain('"copyCode":"نسخ الشيفرة إلى الحافظة"');
    expect(html).toContain('<span>نصيحة</span>');
    expect(await readMain('ar/docs/tags/setup.html')).toContain('مستند واحد موسوم بـ ”setup“');
    expect(await readMain('ar/docs/guides.html')).toContain('الأدلة');
    expect(await site.read('docs/install.html')).not.toContain('"texts"');
  });

  it('tells search engines of the same page in other languages, where it is translated', async () => {
    const expected = ['en /docs/install', 'ar /ar/docs/install', 'x-default /docs/install'];
    expect(alternates(await site.read('docs/install.html'))).toEqual(expected);
    expect(alternates(await site.read('ar/docs/install.html'))).toEqual(expected);
    const untranslated = await site.read('ar/docs/guides/second.html');
    expect(alternates(untranslated)).toEqual([]);
    expect(untranslated).toContain('<link rel="canonical" href="https://fixture.test/docs/guides/second"/>');
    expect(alternates(await site.read('docs/guides/second.html'))).toEqual([]);
  });

  it('lists both languages in the sitemap', async () => {
    const sitemap = await site.read('sitemap.xml');
    expect(sitemap).toContain(
      '<url><loc>https://fixture.test/ar/docs/install</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://fixture.test/docs/install"/>' +
        '<xhtml:link rel="alternate" hreflang="ar" href="https://fixture.test/ar/docs/install"/></url>',
    );
    expect(sitemap).toContain('<loc>https://fixture.test/ar/</loc>');
    expect(sitemap).not.toContain('/ar/docs/guides/second<');
  });

  it('has a page for unknown URLs in each language', async () => {
    expect(await readMain('ar/404.html')).toContain('لم نعثر على ما تبحث عنه.');
    expect(await readMain('ar/404.html')).toContain('<a href="/ar/">الصفحة الرئيسية</a>');
    expect(await readMain('404.html')).toContain('We could not find what you were looking for.');
    expect(await site.read('_redirects')).toBe('/ar/* /ar/404.html 404\n');
  });

  it('makes only what changed', async () => {
    expect((await site.build()).out).toContain('nothing changed');
    await site.write({ 'content/i18n/ar/docs/guides/second.mdx': page('الدليل الثاني', 'مترجم.') });
    expect((await site.build()).code).toBe(0);
    expect(await readMain('ar/docs/guides/second.html')).toContain('مترجم.');
    await site.remove('content/i18n/ar/docs/guides/second.mdx');
    expect((await site.build()).code).toBe(0);
    expect(await readMain('ar/docs/guides/second.html')).toContain('Nobody has translated this one.');
  });
});

describe('the settings of locales', () => {
  // Spec: navigation/locale-prefixes-trailing-slash
  it('follow the trailing slash of the site', async () => {
    const slashed = await createSite({
      'content/docs/a.mdx': page('A', '[B](./b.mdx)'),
      'content/docs/b.mdx': page('B'),
      'site.config.ts': "export default { trailingSlash: true, i18n: { locales: ['en', 'de'] } };\n",
    });
    const { code, err } = await slashed.build();
    const html = await slashed.read('de/docs/a/index.html');
    await slashed.delete();
    expect(code, err).toBe(0);
    expect(html).toContain('<html lang="de" dir="ltr"');
    expect(html).toContain('<a href="/de/docs/b/">B</a>');
  });

  it('hold for versions and sub-paths as well', async () => {
    const both = await createSite({
      'content/docs/a.mdx': page('A next'),
      'content/versions/1.0/docs/a.mdx': page('A one'),
      'content/i18n/de/versions/1.0/docs/a.mdx': page('A eins', 'Auf Deutsch.'),
      'site.config.ts': "export default { baseUrl: '/base/', i18n: { locales: ['en', 'de'] } };\n",
    });
    const { code, err } = await both.build();
    const translated = await both.read('de/docs/a.html');
    const next = await both.read('de/docs/next/a.html');
    await both.delete();
    expect(code, err).toBe(0);
    expect(translated).toContain('Auf Deutsch.');
    expect(next).toContain('data-version-banner="unreleased"');
    expect(next).toContain('href="/base/de/docs/a" data-docs-version="1.0"');
  });

  it('name a default locale that is not among the locales', async () => {
    const wrong = await createSite({
      'content/docs/a.mdx': page('A'),
      'site.config.ts': "export default { i18n: { defaultLocale: 'fr', locales: ['en'] } };\n",
    });
    const { code, err } = await wrong.build();
    await wrong.delete();
    expect(code).toBe(1);
    expect(err).toContain('default locale `fr` is not among the locales\n  Add it to `i18n.locales`');
  });

  it('name a wrong key of a translated config', async () => {
    const wrong = await createSite({
      'content/docs/a.mdx': page('A'),
      'content/i18n/de/site.ts': "export default { titel: 'X' };\n",
      'site.config.ts': "export default { i18n: { locales: ['en', 'de'] } };\n",
    });
    const { code, err } = await wrong.build();
    await wrong.delete();
    expect(code).toBe(1);
    expect(err).toContain('error: content/i18n/de/site.ts\n');
    expect(err).toContain('title, tagline, navbar, footer, announcementBar');
  });
});
