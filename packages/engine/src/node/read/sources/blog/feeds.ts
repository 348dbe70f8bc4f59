import type { FeedView } from '#shared/blog-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { withBase } from '#shared/url.ts';
import { resolveTag } from '../../content/resolve-tag.ts';
import { escapeHtml } from '../../content/title.ts';
import { blogRoute, feedPaths } from './blog-routes.ts';
import { describePost } from './plan-post.ts';
import type { Blog, Post } from './post.ts';

/** The feeds of a blog by site path; every URL in them is absolute. */
export function renderFeeds(blog: Blog, config: SiteConfig): Map<string, string> {
  const listed = blog.posts.filter((post) => !post.frontmatter.unlisted && !post.frontmatter.draft);
  const posts = listed.slice(0, config.blog.feedCount);
  const paths = feedPaths(config);
  return new Map([
    [paths.rss, renderRss(posts, config)],
    [paths.atom, renderAtom(posts, config)],
  ]);
}

/** RSS 2.0; the day of a post is midnight UTC. */
function renderRss(posts: readonly Post[], config: SiteConfig): string {
  const url = createLinker(config);
  const items = posts.map((post) => {
    const link = url(post.route);
    return [
      '<item>',
      element('title', post.title),
      element('link', link),
      element('guid', link),
      element('pubDate', toMoment(post).toUTCString()),
      element('description', describePost(post)),
      ...post.authors.map(({ name }) => element('dc:creator', name)),
      ...post.frontmatter.tags.map((tag) => element('category', resolveTag(tag).label)),
      '</item>',
    ].join('');
  });
  const self = url(feedPaths(config).rss);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feedTitle(config)),
    element('link', url(blogRoute(config))),
    element('description', config.blog.description),
    element('language', config.i18n.defaultLocale),
    ...posts.slice(0, 1).map((post) => element('lastBuildDate', toMoment(post).toUTCString())),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Atom 1.0 (RFC 4287). A feed without posts has the epoch as its update time. */
function renderAtom(posts: readonly Post[], config: SiteConfig): string {
  const url = createLinker(config);
  const entries = posts.map((post) => {
    const link = url(post.route);
    return [
      '<entry>',
      element('id', link),
      element('title', post.title),
      `<link rel="alternate" type="text/html" href="${escapeHtml(link)}"/>`,
      element('published', toMoment(post).toISOString()),
      element('updated', toMoment(post).toISOString()),
      element('summary', describePost(post)),
      ...post.authors.map(({ name, url: own }) =>
        [
          '<author>',
          element('name', name),
          ...(own === undefined ? [] : [element('uri', own)]),
          '</author>',
        ].join(''),
      ),
      ...post.frontmatter.tags.map((tag) => `<category term="${escapeHtml(resolveTag(tag).label)}"/>`),
      '</entry>',
    ].join('');
  });
  const home = url(blogRoute(config));
  const updated = posts[0] === undefined ? new Date(0) : toMoment(posts[0]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(config.i18n.defaultLocale)}">`,
    element('id', home),
    element('title', feedTitle(config)),
    element('subtitle', config.blog.description),
    element('updated', updated.toISOString()),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(url(feedPaths(config).atom))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    `<author>${element('name', config.title)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** `Acme Docs: Blog`. */
export function feedTitle({ title, blog }: SiteConfig): string {
  return `${title}: ${blog.title}`;
}

function createLinker({ baseUrl, url }: SiteConfig): (path: string) => string {
  return (path) => new URL(withBase(baseUrl, path), url).href;
}

/** An XML element with text, without control characters, which XML cannot represent. */
function element(name: string, text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found.
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<${name}>${escapeHtml(clean)}</${name}>`;
}

function toMoment({ date }: Post): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Links to the feeds for every page's head. */
export function createFeedViews(config: SiteConfig): FeedView[] {
  const { rss, atom } = feedPaths(config);
  const title = feedTitle(config);
  return [
    { type: 'application/rss+xml', title: `${title} (RSS)`, url: withBase(config.baseUrl, rss) },
    { type: 'application/atom+xml', title: `${title} (Atom)`, url: withBase(config.baseUrl, atom) },
  ];
}
