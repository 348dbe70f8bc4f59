import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORS, post } from './blog-fixture.ts';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

/** A post with everything that a post has. */
const FIRST = `---
title: The \`first\` post
description: What the first post is about.
authors: team
tags: [release, AWS, { label: Summer, permalink: /été }]
image: /img/card.png
---

Before the cut, with [a page](../docs/guide.mdx), [a part](#below) and [a definition][defined].[^note]

## Early heading

<!-- truncate -->

After the cut.

## Below

[defined]: ../docs/guide.mdx#part
[^note]: A note.
`;

/** Eleven small posts of 2024, one a month and one more. */
function manyPosts(): Record<string, string> {
  const days = Array.from({ length: 11 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-05`);
  return Object.fromEntries(
    days.map((day, index) => [
      `content/blog/${day}-number-${index + 1}.md`,
      post(`Number ${index + 1}`, 'tags: [many]\n'),
    ]),
  );
}

describe('a blog', () => {
  let site: SiteFixture;

  beforeAll(async () => {
    site = await createSite({
      'site.config.ts': `export default {
        title: 'Acme Docs', url: 'https://docs.acme.test', docs: { editUrl: 'https://example.com/edit' },
        search: { provider: 'none' },
      };`,
      'content/docs/index.mdx': page('Docs', 'See [the post](../blog/2025-03-14-first.mdx).'),
      'content/docs/guide.mdx': page('Guide', '## Part\n\nText.'),
      'content/blog/authors.yaml': AUTHORS,
      'content/blog/2025-03-14-first.mdx': FIRST,
      'content/blog/2025-06-01-folder/index.mdx': post(
        'In a folder',
        'authors: [{ name: Guest, title: Reader }, { key: team, title: Editors }]\n',
        `${'word '.repeat(401)}\n\n{/* truncate */}\n\nEnd.`,
      ),
      'content/blog/undated.md': post('Undated name', 'date: 2025-01-02\nslug: /own/path\n'),
      'content/blog/2025-02-02-hidden.mdx': post('Hidden', 'unlisted: true\ntags: [secret]\n'),
      'content/blog/2025-02-03-draft.mdx': post('Draft', 'draft: true\n'),
      'content/blog/_template.mdx': 'Not a post {',
      ...manyPosts(),
      'static/img/card.png': 'x',
    });
    const { code, err } = await site.build();
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  afterAll(() => site.delete());

  it('has a page for each post, pages of ten, tags and an archive', async () => {
    const all = (await site.list()).filter((file) => file.startsWith('blog'));
    const files = all.filter((file) => !file.endsWith('.md'));
    const numbers = Array.from({ length: 11 }, (_, index) => `blog/number-${index + 1}.html`);
    const tags = ['aws', 'many', 'many/page/2', 'release', 'été'].map((tag) => `blog/tags/${tag}.html`);
    expect(files).toEqual(
      [
        'blog.html',
        'blog/archive.html',
        'blog/atom.xml',
        'blog/first.html',
        'blog/folder.html',
        'blog/hidden.html',
        'blog/own/path.html',
        'blog/page/2.html',
        'blog/rss.xml',
        'blog/tags.html',
        ...numbers,
        ...tags,
      ].sort(),
    );
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(all.filter((file) => file.endsWith('.md'))).toEqual(
      pages.map((file) => file.replace(/html$/, 'md')),
    );
  });

  it('shows of a post title, day, reading time, authors, tags and its neighbors', async () => {
    const html = await site.read('blog/first.html');
    expect(html).toContain('<title>The first post | Acme Docs</title>');
    expect(html).toContain('<h1>The <code>first</code> post</h1>');
    expect(html).toContain('<time dateTime="2025-03-14">March 14, 2025</time>');
    expect(html).toContain('One min read');
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/team"[^>]*>Catalog team<\/a>/);
    expect(html).toContain('Maintainers');
    expect(html).toMatch(/<a class="tag" href="\/blog\/tags\/aws"/);
    expect(html).toMatch(/href="\/blog\/folder" rel="prev">[\s\S]*?Newer Post[\s\S]*?In a folder/);
    expect(html).toMatch(/href="\/blog\/own\/path" rel="next">[\s\S]*?Older Post[\s\S]*?Undated name/);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('content="https://docs.acme.test/img/card.png"');
    expect(html).toContain('https://example.com/edit/content/blog/2025-03-14-first.mdx');
    expect(html).toContain('After the cut.');
  });

  it('counts minutes up, and lets a post add to an author', async () => {
    const html = await site.read('blog/folder.html');
    expect(html).toContain('3 min read');
    expect(html).toContain('Guest');
    expect(html).toContain('Editors');
    expect(html).not.toContain('Maintainers');
  });

  it('shows in lists what stands before the cut, with its links, and leads on', async () => {
    const html = await site.read('blog.html');
    expect(html).toContain('Before the cut');
    expect(html).not.toContain('After the cut');
    expect(html).toContain('<a href="/docs/guide">a page</a>');
    expect(html).toContain('<a href="/docs/guide#part">a definition</a>');
    expect(html).toContain('<a href="/blog/first#below">a part</a>');
    expect(html).toContain('id="blog-first-early-heading"');
    expect(html).not.toContain('footnote');
    expect(html.match(/Read More/g)).toHaveLength(2);
  });

  it('leads from page to page of a list', async () => {
    const first = await site.read('blog.html');
    expect(first.match(/class="post-entry"/g)).toHaveLength(10);
    expect(first).toMatch(/href="\/blog\/page\/2" rel="next">[\s\S]*?Older Entries/);
    expect(first).not.toContain('Newer Entries');
    const second = await site.read('blog/page/2.html');
    expect(second.match(/class="post-entry"/g)).toHaveLength(4);
    expect(second).toMatch(/href="\/blog" rel="prev">[\s\S]*?Newer Entries/);
    expect(second).toContain('<title>Blog, page 2 | Acme Docs</title>');
  });

  it('lists the five newest posts beside every page', async () => {
    for (const file of ['blog.html', 'blog/tags.html', 'blog/number-1.html']) {
      const html = await site.read(file);
      const sidebar = /<nav[^>]*aria-label="Recent posts"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const links = [...sidebar.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, url]) => url);
      expect(links).toEqual([
        '/blog/folder',
        '/blog/first',
        '/blog/own/path',
        '/blog/number-11',
        '/blog/number-10',
        '/blog/archive',
        '/blog/tags',
        '/blog/rss.xml',
        '/blog/atom.xml',
      ]);
    }
  });

  it('counts the posts of a tag', async () => {
    expect(await site.read('blog/tags/aws.html')).toContain('<h1>One post tagged with &quot;AWS&quot;</h1>');
    const html = await site.read('blog/tags/many.html');
    expect(html).toContain('<h1>11 posts tagged with &quot;many&quot;</h1>');
    expect(html).toContain('<a href="/blog/tags">View All Tags</a>');
    expect(await site.read('blog/tags.html')).toMatch(/href="\/blog\/tags\/many"[^>]*>many/);
  });

  it('has an archive by year, the oldest year first, inside of it the newest post', async () => {
    const html = await site.read('blog/archive.html');
    expect([...html.matchAll(/<h2 id="\d{4}">(\d{4})<\/h2>/g)].map(([, year]) => year)).toEqual([
      '2024',
      '2025',
    ]);
    const items = [...html.matchAll(/<time dateTime="[^"]*">([^<]*)<\/time> - ([^<]*)</g)].map(
      ([, date, title]) => `${date} - ${title}`,
    );
    expect(items[0]).toBe('November 5 - Number 11');
    expect(items.slice(-3)).toEqual([
      'June 1 - In a folder',
      'March 14 - The first post',
      'January 2 - Undated name',
    ]);
  });

  it('keeps unlisted posts from lists, tags, archive, feeds and search engines, and publishes no drafts', async () => {
    for (const file of [
      'blog.html',
      'blog/tags.html',
      'blog/archive.html',
      'blog/rss.xml',
      'blog/atom.xml',
    ]) {
      expect(await site.read(file)).not.toMatch(/Hidden|secret|Draft/);
    }
    const html = await site.read('blog/hidden.html');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/Newer Post|Older Post/);
  });

  it('has feeds with absolute URLs that documents name', async () => {
    const rss = await site.read('blog/rss.xml');
    expect(rss).toContain('<title>The first post</title><link>https://docs.acme.test/blog/first</link>');
    expect(rss).toContain('<pubDate>Fri, 14 Mar 2025 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<description>What the first post is about.</description>');
    expect(rss).toContain('<dc:creator>Catalog team</dc:creator><category>release</category>');
    const atom = await site.read('blog/atom.xml');
    expect(atom).toContain('<updated>2025-06-01T00:00:00.000Z</updated>');
    expect(atom).toContain('<id>https://docs.acme.test/blog/first</id>');
    for (const feed of [rss, atom]) {
      for (const [, url = ''] of feed.matchAll(/(?:href=|<link>|<id>|<guid>)"?([^"<]+)/g)) {
        expect(url).toMatch(/^https:\/\//);
      }
    }
    for (const file of ['blog.html', 'blog/first.html', 'index.html']) {
      expect(await site.read(file)).toMatch(
        /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss.xml"\/>/,
      );
    }
    expect(await site.read('docs/guide.html')).not.toContain('application/rss+xml');
  });

  it('is linked to from documents by file, is in the sitemap, and the page for unknown URLs leads to it', async () => {
    expect(await site.read('docs/index.html')).toContain('href="/blog/first"');
    expect(await site.read('404.html')).toContain('href="/blog/archive"');
    const sitemap = await site.read('sitemap.xml');
    for (const route of ['blog', 'blog/archive', 'blog/first', 'blog/tags/aws', 'blog/page/2']) {
      expect(sitemap).toContain(`<loc>https://docs.acme.test/${route}</loc>`);
    }
  });

  it('is made anew where a post changed, and nowhere else', async () => {
    expect((await site.build()).out).toContain('nothing changed');
    await site.write({
      'content/blog/2025-03-14-first.mdx': FIRST.replace('After the cut', 'Behind the cut'),
    });
    expect((await site.build()).out).toContain(': 1 compiled, 1 rendered,');
    await site.write({ 'content/blog/2025-03-14-first.mdx': FIRST.replace('Before the cut', 'In front') });
    // The post, the list, and the lists of its three tags.
    expect((await site.build()).out).toContain(': 5 compiled, 5 rendered,');
    expect(await site.read('blog/tags/aws.html')).toContain('In front');
  });
});
