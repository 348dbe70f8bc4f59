import { symlink, unlink } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toText } from './docusaurus-fixture.ts';
import { prepareSite } from './prepared-site.ts';

const FR = 'i18n/fr';
const DOCS = `${FR}/docusaurus-plugin-content-docs`;
const BLOG = `${FR}/docusaurus-plugin-content-blog`;
const messages = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }])));

const FILES = {
  'site.config.ts': `import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite } from '@gruntwork-docs/engine';
const content = docusaurus({
  docs: [
    { path: 'docs', sidebarPath: './sidebars.js', editUrl: 'https://git.test/edit' },
    { id: 'community', path: 'community', routeBasePath: 'community' },
  ],
  blog: [{}, { id: 'news', path: 'news', routeBasePath: 'news', title: 'All news' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { label: 'Le français' } } },
});
export default defineSite({
  ...content,
  docs: { ...content.docs, showLastUpdateTime: false },
  title: 'Fixture',
  search: { provider: 'none' },
  navbar: {
    title: 'Fixture',
    items: [
      { type: 'docSidebar', sidebarId: 'main', label: 'Manual' },
      { label: 'News', to: '/blog' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
    ],
  },
  footer: { columns: [{ title: 'More', items: [{ label: 'Intro', to: '/docs/intro' }] }] },
});
`,
  'sidebars.js': `module.exports = { main: ['intro', { type: 'category', label: 'Guides',
  link: { type: 'generated-index', title: 'All guides' }, items: ['guide/first', 'guide/second'] },
  { type: 'link', label: 'Elsewhere', href: 'https://elsewhere.test' }] };`,
  'docs/intro.md':
    '# Intro\n\nSee [the first](./guide/first.md) and [the second](guide/second.md).\n\n![Dot](./dot.svg)\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/guide/first.md': '---\ntags: [two words]\n---\n# First\n\nText in English.\n',
  'docs/guide/second.md': '# Second\n\nOnly in English; [first](./first.md).\n',
  'community/meet.md': '# Meet\n\nHello.\n',
  'src/pages/index.js': `import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
export default function Home() {
  const { i18n } = useDocusaurusContext();
  const { versions } = usePluginData('docusaurus-plugin-content-docs');
  return <Layout title={translate({ message: 'Start' })}><h1><Translate id="home.title">Welcome</Translate></h1>
    <p>{translate({ message: 'Hi {name}' }, { name: 'Ada' })} {i18n.currentLocale} of {i18n.locales.join('+')}; {versions.map(({ name, path }) => name + ' at ' + path).join(', ')}</p>
    <Link to="/docs/intro">1</Link><a href={useBaseUrl('community/meet')}>2</a><Link to="/fr/about">3</Link>
    <i>{useLocation().pathname}</i>
    <img src={useBaseUrl('/img/mark.svg')} alt="Mark" /></Layout>;
}
`,
  'static/img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'blog/2024-01-02-first.md': '---\nauthors: [ann]\ntags: [news]\n---\n# First post\n\nIn English.\n',
  'blog/2024-02-03-second.md':
    '---\ntags: [開源]\n---\n# Second post\n\nAfter [the first](./2024-01-02-first.md), see [the manual](/docs/intro).\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\n',
  [`${BLOG}/2024-01-02-first.md`]:
    '---\nauthors: [ann]\ntags: [news]\n---\n# Premier billet\n\nEn français ; [le second](./2024-02-03-second.md).\n',
  [`${BLOG}/options.json`]: messages({ title: 'Nouvelles', 'sidebar.title': 'Derniers billets' }),
  'news/2024-05-06-item.md': '# An item\n\nSee [the post](../blog/2024-01-02-first.md).\n',
  [`${BLOG}-news/2024-05-06-item.md`]: '# Un article\n\nBref.\n',
  [`${BLOG}-news/options.json`]: messages({ title: 'Toutes les nouvelles' }),
  'src/pages/about.md': '# About\n\nUs.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/intro.md': '# Intro of 1.0\n\nOld.\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["intro"] }',
  [`${DOCS}/current/intro.md`]:
    '# Introduction\n\nVoir [le premier](./guide/first.md) et [le second](guide/second.md).\n\n![Point](./dot.svg)\n',
  [`${DOCS}/current/guide/first.md`]: '---\ntags: [two words]\n---\n# Premier\n\nTexte en français.\n',
  [`${DOCS}/current.json`]: messages({
    'version.label': 'Suivante',
    'sidebar.main.category.Guides': 'Les guides',
    'sidebar.main.category.Guides.link.generated-index.title': 'Tous les guides',
    'sidebar.main.link.Elsewhere': 'Ailleurs',
  }),
  [`${DOCS}/version-1.0/intro.md`]: '# Introduction de 1.0\n\nAncien.\n',
  [`${DOCS}-community/current/meet.md`]: '# Rencontre\n\nBonjour.\n',
  [`${FR}/docusaurus-plugin-content-pages/about.md`]: '# À propos\n\nNous.\n',
  [`${FR}/docusaurus-theme-classic/navbar.json`]: messages({
    'item.label.Manual': 'Manuel',
    title: 'Le site',
  }),
  [`${FR}/docusaurus-theme-classic/footer.json`]: messages({
    'link.title.More': 'Plus',
    'link.item.label.Intro': 'Présentation',
  }),
  [`${FR}/code.json`]: messages({
    'home.title': 'Bienvenue',
    'Hi {name}': 'Salut {name}',
    'theme.common.skipToMainContent': 'Not of the site',
  }),
};

const site = prepareSite(FILES);

describe('languages and versions of a Docusaurus site', () => {
  it('have the addresses that Docusaurus gives', async () => {
    const pages = (await site.list()).filter((file) => file.endsWith('.html') && !/404/.test(file));
    const both = [
      'about.html',
      'blog.html',
      'blog/2024/01/02/first.html',
      'blog/2024/02/03/second.html',
      'blog/archive.html',
      'blog/authors.html',
      'blog/authors/ann.html',
      'blog/tags.html',
      'blog/tags/news.html',
      'blog/tags/開源.html',
      'community/meet.html',
      'docs/intro.html',
      'docs/next/category/guides.html',
      'docs/next/guide/first.html',
      'docs/next/guide/second.html',
      'docs/next/intro.html',
      'docs/next/tags.html',
      'docs/next/tags/two-words.html',
      'index.html',
      'news.html',
      'news/2024/05/06/item.html',
      'news/archive.html',
    ];
    expect(pages).toEqual([...both, ...both.map((name) => `fr/${name}`)].sort());
  });

  it('show what is translated, and the original where nothing is, said to be in its language', async () => {
    expect(toText(await site.readMain('fr/docs/next/intro.html'))).toContain('Introduction Voir le premier');
    expect(toText(await site.readMain('fr/docs/intro.html'))).toContain('Introduction de 1.0 Ancien.');
    expect(toText(await site.readMain('fr/community/meet.html'))).toContain('Rencontre');
    expect(toText(await site.readMain('fr/about.html'))).toContain('À propos');
    const second = await site.read('fr/docs/next/guide/second.html');
    expect(second).toContain('Only in English');
    expect(second).toMatch(/<article[^>]*lang="en"|lang="en"[^>]*>/);
    expect(await site.readMain('docs/next/intro.html')).not.toContain('Voir');
  });

  it('lead from translation to translation, and to the files that lie beside the originals', async () => {
    const html = await site.readMain('fr/docs/next/intro.html');
    expect(html).toContain('href="/fr/docs/next/guide/first"');
    expect(html).toContain('href="/fr/docs/next/guide/second"');
    expect(html).toMatch(/<img[^>]* src="\/assets\/[^"]*dot[^"]*\.svg"/);
    expect(html).toContain('href="https://git.test/edit/docs/intro.md"');
  });

  it('name sidebars, versions, navbar and footer in the language', async () => {
    const html = await site.read('fr/docs/next/intro.html');
    const text = toText(html);
    for (const words of ['Les guides', 'Ailleurs', 'Manuel', 'Le site', 'Plus', 'Présentation', 'Suivante'])
      expect(text, words).toContain(words);
    expect(toText(await site.readMain('fr/docs/next/category/guides.html'))).toContain('Tous les guides');
    expect(text).toContain('Le français');
  });

  it('publish the blog in each of them, with lists, authors and feeds', async () => {
    const post = await site.readMain('fr/blog/2024/01/02/first.html');
    expect(toText(post)).toContain('Premier billet');
    expect(post).toContain('href="/fr/blog/2024/02/03/second"');
    expect(post).toContain('href="/fr/blog/authors/ann"');
    const second = await site.readMain('fr/blog/2024/02/03/second.html');
    expect(second).toContain('lang="en"');
    expect(second).toContain('href="/fr/blog/2024/01/02/first"');
    expect(second).toContain('href="/fr/docs/intro"');
    const list = await site.read('fr/blog.html');
    for (const words of ['Nouvelles', 'Derniers billets', 'Premier billet', 'Second post'])
      expect(toText(list), words).toContain(words);
    expect(list).toContain('href="/fr/blog/rss.xml"');
    expect(await site.read('fr/blog/rss.xml')).toContain('<language>fr</language>');
    expect(await site.read('fr/blog/rss.xml')).toContain('/fr/blog/2024/01/02/first');
    expect(await site.read('blog/rss.xml')).not.toContain('Premier');
    expect(await site.read('fr/about.html')).toMatch(/<a[^>]*href="\/fr\/blog"[^>]*>[^<]*News/);
    expect(await site.read('about.html')).toMatch(/<a[^>]*href="\/blog"[^>]*>[^<]*News/);
  });

  it('publish every blog of the site', async () => {
    expect(toText(await site.readMain('news.html'))).toContain('All news');
    expect(await site.readMain('news/2024/05/06/item.html')).toContain('href="/blog/2024/01/02/first"');
    expect(toText(await site.readMain('fr/news.html'))).toContain('Toutes les nouvelles');
    expect(toText(await site.readMain('fr/news/2024/05/06/item.html'))).toContain('Un article');
    expect(await site.read('news/rss.xml')).toContain('<title>An item</title>');
    expect(await site.read('blog/rss.xml')).not.toContain('An item');
  });

  it('lead by the links of components to the page in the same language, and to files, which have none', async () => {
    const [own, other] = await Promise.all(['fr/index.html', 'index.html'].map(site.readMain));
    for (const link of ['/fr/docs/intro', '/fr/community/meet', '/fr/about'])
      expect(own, link).toContain(`href="${link}"`);
    expect(own).toContain('src="/img/mark.svg"');
    expect(own).toContain('<i>/fr/</i>');
    for (const link of ['/docs/intro', '/community/meet', '/fr/about'])
      expect(other, link).toContain(`href="${link}"`);
  });

  it('give components their texts', async () => {
    const text = toText(await site.readMain('fr/index.html'));
    expect(text).toContain('Bienvenue');
    expect(text).toContain('Salut Ada fr of en+fr');
    expect(toText(await site.readMain('index.html'))).toContain(
      'Hi Ada en of en+fr; current at /docs/next, 1.0 at /docs',
    );
  });

  it('are the same where the way to the site is a link', async () => {
    const link = `${site.dir}-link`;
    await symlink(site.dir, link);
    const { code, err } = await site.build('--site', link, '--out', site.out);
    await unlink(link);
    expect(code, err).toBe(0);
    expect(toText(await site.readMain('fr/index.html'))).toContain('Bienvenue');
  });

  it('follow an edit of each kind of file, and name one that is broken', async () => {
    await site.write({
      [`${FR}/code.json`]: messages({ 'home.title': 'Bonjour à tous' }),
      [`${DOCS}/current.json`]: messages({ 'sidebar.main.category.Guides': 'Modes d’emploi' }),
      [`${FR}/docusaurus-theme-classic/navbar.json`]: messages({ 'item.label.Manual': 'Mode d’emploi' }),
      [`${DOCS}/current/guide/first.md`]: '# Premier\n\nTexte changé.\n',
    });
    const { code, err } = await site.build();
    expect(code, err).toBe(0);
    expect(toText(await site.readMain('fr/index.html'))).toContain('Bonjour à tous');
    const text = toText(await site.read('fr/docs/next/guide/first.html'));
    for (const words of ['Modes d’emploi', 'Mode d’emploi', 'Texte changé.']) expect(text).toContain(words);
    await site.write({ [`${DOCS}/current.json`]: '[1]' });
    expect((await site.build()).err).toMatch(
      /i18n\/fr\/docusaurus-plugin-content-docs\/current\.json[\s\S]*holds no texts by key/,
    );
  });
});
