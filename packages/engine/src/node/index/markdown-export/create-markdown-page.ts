import type { PageView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { withBase } from '#shared/url.ts';
import type { CacheAccess } from '../../cache/cache-store.ts';
import { hashJson, hashText } from '../../cache/hash.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { BodyRecord } from '../../plan/page/page-record.ts';
import type { OutputFile } from '../../publish/manifest.ts';
import { escapeText } from './escape-markdown.ts';
import type { ResolveAddress } from './markdown-address.ts';
import { getMarkdownBody, resolveAddresses } from './markdown-listener.ts';
import type { PlainTextRules } from './plain-text-rules.ts';

export interface MarkdownExportContext {
  readonly config: SiteConfig;
  readonly resolve: ResolveAddress;
  readonly marks: PlainTextRules;
  /** Hash of the marks. */
  readonly marksHash: string;
  readonly cache: CacheAccess;
}

/** A page as Markdown, created on demand. Its key changes with its head and with its link targets. */
export function createMarkdownPage(
  plan: PagePlan,
  body: BodyRecord,
  context: MarkdownExportContext,
): OutputFile {
  const { view } = plan;
  const { bodyKey, info } = body;
  const head = createMarkdownHead(view, context.config, info.hasTitle);
  const links = info.links.map(([url]) => context.resolve(url, view));
  return {
    type: 'text',
    key: hashText(bodyKey, context.marksHash, head, hashJson(links)),
    get text() {
      const marked = getMarkdownBody(context.cache, bodyKey, context.marks);
      return joinMarkdownPage(
        head,
        resolveAddresses(marked, (url) => context.resolve(url, view)),
      );
    },
  };
}

/** The whole text of a page as Markdown. */
export function joinMarkdownPage(head: string, body: string): string {
  return `${body === '' ? head : `${head}\n\n${body}`}\n`;
}

/** The lines above a page's text: its URL, the list of all pages, its title and its description. */
export function createMarkdownHead(view: PageView, config: SiteConfig, hasTitle: boolean): string {
  const { canonicalUrl, lastUpdated, blog, description } = view;
  const post = blog?.post;
  const authors = post?.authors.map(({ name }) => escapeText(name)) ?? [];
  const byline = post === undefined ? [] : [[post.date.slice(0, 10), ...authors].join(', ')];
  return [
    describeOrigin(config, { url: canonicalUrl, updated: lastUpdated?.date }),
    ...(hasTitle ? [] : [`# ${escapeText(view.title)}`]),
    ...byline,
    ...(description === undefined || description === view.title ? [] : [`*${escapeText(description)}*`]),
  ].join('\n\n');
}

/** The first line of a page as Markdown: its URL, its date, and the address of the list of all pages. */
export function describeOrigin(
  { title, url: site, baseUrl }: Pick<SiteConfig, 'title' | 'url' | 'baseUrl'>,
  { url, updated }: { readonly url: string; readonly updated?: string | undefined },
): string {
  const index = new URL(withBase(baseUrl, '/llms.txt'), site).href;
  const age = updated === undefined ? [] : [`Updated: ${updated.slice(0, 10)}`];
  return `> ${[`Page of ${title}: <${url}>`, ...age, `Index of all pages: <${index}>`].join(' · ')}`;
}
