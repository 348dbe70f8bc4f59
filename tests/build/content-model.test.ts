import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEElEQVR4nGNgYPj/H4phLAA/+Af5UfU+EAAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

let site: SiteFixture;

/** The table of contents beside the text. */
function tocOf(html: string): string {
  return /<nav class="toc"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
}

beforeAll(async () => {
  site = await createSite({
    'site.config.ts': `export default {
      title: 'Acme Docs', url: 'https://docs.acme.test', favicon: '/favicon.svg',
      docs: { editUrl: 'https://example.com/edit/main/' },
      navbar: { logo: { src: '/wide.svg', alt: 'Acme' } },
    };`,
    'static/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"/>',
    'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/pages/index.mdx': page('Welcome', 'Hello.'),
    'content/pages/about/team.mdx': page('Team'),
    'content/pages/status.tsx': [
      "export const title = 'Status';",
      "export const description = 'How things are.';",
      'export default function Status() { return <p className="status">All is {String(1 + 1)} well</p>; }',
    ].join('\n'),
    'content/docs/index.mdx': page('Docs'),
    'content/docs/02-second/index.mdx': page('Second part'),
    'content/docs/02-second/02-beta.mdx': page('Beta'),
    'content/docs/02-second/01-alpha.md': '# Alpha heading\n\nBraces {stay}.\n',
    'content/docs/01-first/one.mdx':
      '---\ntitle: One\nsidebar_label: The one\nsidebar_position: 5\n---\n\n## Two\n\n### Three\n\n#### Four\n',
    'content/docs/01-first/levels.mdx':
      '---\ntitle: Levels\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\n---\n\n## Two\n\n### Three\n\n#### Four\n',
    'content/docs/01-first/slugged.mdx':
      '---\ntitle: Slugged\nslug: /elsewhere/here\nid: own-id\n---\n\nText.\n',
    'content/docs/01-first/relative.mdx':
      '---\ntitle: Relative\nslug: near\ncustom_edit_url: https://example.com/own\n---\n\nText.\n',
    'content/docs/01-first/secret.mdx':
      '---\ntitle: Unlisted\nunlisted: true\ntags: [hidden]\n---\n\nText.\n',
    'content/docs/01-first/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
    'content/docs/01-first/_partial.mdx': 'Not a page {',
    'content/docs/01-first/hidden.mdx':
      '---\ntitle: Hidden parts\nhide_title: true\nhide_table_of_contents: true\ncustom_edit_url: null\nkeywords: [one, two]\nlast_update: { date: 2024-05-31, author: Ada }\ntags: [Zebra, apple, Café, { label: Own, permalink: /mine }, { label: Day, permalink: /día }]\n---\n\n## Part\n',
    'content/docs/2021-11-notes.mdx': page('Notes of November'),
    'content/redirects.ts': "export default [{ from: '/old/page', to: '/docs/2021-11-notes' }];\n",
  });
  await site.write({ 'content/docs/pixel.mdx': page('Pixel', '![A pixel](./pixel.png)') });
  const { writeFile } = await import('node:fs/promises');
  await writeFile(`${site.dir}/content/docs/pixel.png`, Buffer.from(PNG, 'latin1'));
  const { code, err } = await site.build();
  expect(err).toBe('');
  expect(code).toBe(0);
});

afterAll(() => site.delete());

describe('a file becomes a URL', () => {
  it('shows a logo as wide as its picture is, with room for it before it has come', async () => {
    expect(await site.read('index.html')).toMatch(/src="\/wide\.svg" alt="Acme" width="128" height="32"/);
  });

  it('without number prefixes, index files with a slash, slugs absolute and relative', async () => {
    const files = (await site.list()).filter((file) => file.endsWith('.html'));
    expect(files).toEqual([
      '404.html',
      'about/team.html',
      'docs/2021-11-notes.html',
      'docs/elsewhere/here.html',
      'docs/first/hidden.html',
      'docs/first/levels.html',
      'docs/first/near.html',
      'docs/first/one.html',
      'docs/first/secret.html',
      'docs/index.html',
      'docs/pixel.html',
      'docs/second/alpha.html',
      'docs/second/beta.html',
      'docs/second/index.html',
      'docs/tags.html',
      'docs/tags/apple.html',
      'docs/tags/café.html',
      'docs/tags/día.html',
      'docs/tags/mine.html',
      'docs/tags/zebra.html',
      'index.html',
      'old/page.html',
      'search.html',
      'status.html',
    ]);
  });

  it('with the letters of a tag escaped, as its page is linked to and named', async () => {
    expect(await site.read('docs/tags.html')).toContain('href="/docs/tags/caf%C3%A9"');
    expect(await site.read('docs/tags/día.html')).toContain(
      '<link rel="canonical" href="https://docs.acme.test/docs/tags/d%C3%ADa"/>',
    );
  });

  it('renders a React page', async () => {
    const html = await site.read('status.html');
    expect(html).toContain('<p class="status">All is 2 well</p>');
    expect(html).toContain('<title>Status | Acme Docs</title>');
    expect(html).toContain('How things are.');
  });
});

describe('frontmatter', () => {
  it('orders and labels a generated sidebar', async () => {
    const html = await site.read('docs/second/beta.html');
    const labels = ['Docs', 'First', 'Levels', 'The one', 'Second part', 'Alpha heading', 'Beta'];
    const positions = labels.map((label) => html.indexOf(`>${label}<`, html.indexOf('data-sidebar=')));
    expect(positions.every((position) => position > 0)).toBe(true);
    expect(html.indexOf('>Second part<', html.indexOf('data-sidebar='))).toBeLessThan(
      html.lastIndexOf('>Beta<'),
    );
  });

  it('limits the table of contents', async () => {
    const html = await site.read('docs/first/levels.html');
    const toc = tocOf(html);
    expect(toc).toContain('href="#three"');
    expect(toc).toContain('href="#four"');
    expect(toc).not.toContain('href="#two"');
    expect(tocOf(await site.read('docs/first/one.html'))).not.toContain('href="#four"');
  });

  it('hides the title, the table of contents and the edit link', async () => {
    const html = await site.read('docs/first/hidden.html');
    expect(html).not.toMatch(/<h1[ >]/);
    expect(html).not.toContain('data-toc');
    expect(html).not.toContain('Edit this page');
    expect(html).toContain('<meta name="keywords" content="one, two"');
  });

  it('lists its pages for programs that read text', async () => {
    const text = await site.read('llms.txt');
    expect(text).toMatch(/^# Acme Docs\n\nThe text of all pages is in \[one file\]\([^)]+\)\.\n\n## /);
    expect(text).toContain('- [Status](https://docs.acme.test/status.md): How things are.');
    expect(text).toContain(
      '## Second part\n\n- [Second part](https://docs.acme.test/docs/second/index.md): About Second part.\n- [Alpha heading](https://docs.acme.test/docs/second/alpha.md)\n',
    );
    expect(text).not.toMatch(/Unlisted|Draft|Page Not Found|\/search/);
    // Lists of pages stand where programs may stop to read.
    const [pages, lists] = text.split('## Optional\n');
    expect(pages).not.toContain('/tags');
    expect(lists).toContain('- [Tags](https://docs.acme.test/docs/tags.md)');
  });

  it('keeps unlisted pages from sidebars, tags, sitemap and search engines, and publishes no drafts', async () => {
    expect(await site.read('docs/first/one.html')).not.toContain('/docs/first/secret');
    expect(await site.read('docs/tags.html')).not.toContain('/docs/tags/hidden');
    const sitemap = await site.read('sitemap.xml');
    expect(sitemap).toContain('<loc>https://docs.acme.test/docs/first/one</loc>');
    expect(sitemap).not.toContain('secret');
    expect(await site.read('docs/first/secret.html')).toMatch(/<meta name="robots" content="noindex/);
    expect(await site.list()).not.toContain('docs/first/draft.html');
  });

  it('takes the edit link from config or page', async () => {
    expect(await site.read('docs/first/one.html')).toContain(
      'href="https://example.com/edit/main/content/docs/01-first/one.mdx"',
    );
    expect(await site.read('docs/first/near.html')).toContain('href="https://example.com/own"');
  });

  // Spec: routes/pager-edit-link-last
  it('shows when a page was changed, and by whom where the site wants it', async () => {
    const html = await site.read('docs/first/hidden.html');
    expect(html).toContain('Last updated');
    expect(html).toContain('dateTime="2024-05-31"');
    expect(html).not.toContain('Ada');
    const others = await createSite({
      'site.config.ts': 'export default { docs: { showLastUpdateAuthor: true, showLastUpdateTime: false } };',
      'content/docs/index.mdx':
        '---\ntitle: A\nlast_update: { date: 2024-05-31, author: Ada }\n---\n\nText.\n',
    });
    expect((await others.build()).code).toBe(0);
    const other = await others.read('docs/index.html');
    expect(other).toContain('Last updated by Ada');
    expect(other).not.toContain('2024-05-31');
    await others.delete();
  });
});

describe('content', () => {
  it('keeps braces of Markdown files, and their own title', async () => {
    const html = await site.read('docs/second/alpha.html');
    expect(html).toContain('Braces {stay}.');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<title>Alpha heading | Acme Docs</title>');
  });

  it('publishes an image under a name of its content, with its size and a caption', async () => {
    const html = await site.read('docs/pixel.html');
    const image = /<img[^>]*>/.exec(html.slice(html.indexOf('<figure')))?.[0] ?? '';
    expect(image).toMatch(/src="\/assets\/files\/pixel\.[\da-f]{8}\.png"/);
    expect(image).toContain('width="3"');
    expect(image).toContain('height="2"');
    expect(html).toContain('A pixel</figcaption>');
    expect(await site.list()).toContain(/assets\/files\/pixel\.[\da-f]{8}\.png/.exec(image)?.[0]);
  });

  it('leads old URLs on, with rules for hosts and with pages', async () => {
    expect(await site.read('_redirects')).toBe('/old/page /docs/2021-11-notes 301\n');
    expect(await site.read('old/page.html')).toContain('url=/docs/2021-11-notes');
  });
});
