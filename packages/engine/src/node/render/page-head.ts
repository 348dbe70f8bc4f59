import type { HeadTag, PageHead } from '#shared/page-head.ts';
import type { PageView, SiteView } from '#shared/page-view.ts';
import { type HtmlAttributes, readHtml } from './html/read-html.ts';

/** Parses head elements from components: title, `meta`, `link` and data; others are ignored. */
export function readPageHead(html: string): PageHead {
  const tags: HeadTag[] = [];
  const data: string[] = [];
  let title: string | undefined;
  let open: 'title' | 'data' | undefined;
  let text = '';
  readHtml(html, [
    {
      onOpen(name, attributes) {
        text = '';
        if (name === 'title') open = 'title';
        else if (name === 'script' && attributes.type === 'application/ld+json') open = 'data';
        else if ((name === 'meta' || name === 'link') && isAllowed(name, attributes))
          tags.push({ tag: name, attributes });
      },
      onText(part) {
        text += part;
      },
      onClose(name) {
        if (open === 'title' && name === 'title' && text.trim() !== '') title = text.trim();
        if (open === 'data' && name === 'script') data.push(text);
        if (name === 'title' || name === 'script') open = undefined;
      },
    },
  ]);
  return { ...(title !== undefined && { title }), tags, data };
}

/** False for tags that are up to the theme, such as the character set, and for third-party stylesheets. */
function isAllowed(tag: HeadTag['tag'], attributes: HtmlAttributes): boolean {
  if (tag === 'link') return attributes.rel !== 'stylesheet' || /^\/(?!\/)/.test(attributes.href ?? '');
  return !('charset' in attributes || 'http-equiv' in attributes || attributes.name === 'viewport');
}

/** Head elements from a page's components, with the data that every page has there. */
export function addHeadData(
  head: PageHead | undefined,
  shared: readonly string[] = [],
): { readonly pageHead?: PageHead } {
  if (head === undefined && shared.length === 0) return {};
  return { pageHead: { tags: [], ...head, data: [...shared, ...(head?.data ?? [])] } };
}

/** The page with head data from its components instead of its frontmatter. */
export function applyPageHead(view: PageView, head: PageHead | undefined, site: SiteView): PageView {
  if (head === undefined) return view;
  const said = new Map(
    head.tags.map(({ attributes: { property, name, rel, content, href } }) => [
      property ?? name ?? rel,
      content ?? href,
    ]),
  );
  const description = said.get('description');
  const keywords = said.get('keywords');
  const image = said.get('og:image');
  const canonical = said.get('canonical');
  return {
    ...view,
    ...(head.title !== undefined && { documentTitle: head.title }),
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords: [keywords] }),
    ...(image !== undefined && { image: toAbsolute(image, site) }),
    ...(canonical !== undefined && { canonicalUrl: toAbsolute(canonical, site) }),
    ...(said.get('robots')?.includes('noindex') === true && { noIndex: true }),
  };
}

function toAbsolute(url: string, site: SiteView): string {
  return URL.canParse(url, site.url) ? new URL(url, site.url).href : url;
}
