import type { TagLink } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import type { Doc } from '../read/content/doc.ts';
import { resolveTag } from '../read/content/resolve-tag.ts';

/** Fixed locale: the order is the same on every machine. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A tag with its documents, sorted by title. */
export interface Tag {
  readonly label: string;
  /** Description on its page. */
  readonly description: string | undefined;
  readonly route: string;
  /** Site path of the list that it is in. */
  readonly list: string;
  readonly docs: readonly Doc[];
}

/**
 * Collects the tags of all listed documents; spellings with the same URL are one tag, named after the first
 * one.
 */
export function collectTags(docs: readonly Doc[], config: SiteConfig): Tag[] {
  const byRoute = new Map<string, Omit<Tag, 'docs'> & { docs: Doc[] }>();
  for (const doc of docs) {
    if (doc.kind !== 'doc' || doc.frontmatter.unlisted) continue;
    const seen = new Set<string>();
    for (const own of resolveTags(doc, config)) {
      if (seen.has(own.route)) continue;
      seen.add(own.route);
      const tag = byRoute.get(own.route) ?? { ...own, docs: [] };
      tag.docs.push(doc);
      byRoute.set(own.route, tag);
    }
  }
  return [...byRoute.values()]
    .map((tag) => ({ ...tag, docs: tag.docs.sort((a, b) => compare(a.title, b.title)) }))
    .sort((a, b) => compare(a.label, b.label));
}

/** The tags of one document as links. */
export function createTagLinks(
  doc: Doc,
  tags: ReadonlyMap<string, Tag>,
  config: SiteConfig,
  toUrl: (route: string) => string,
): TagLink[] {
  const links = new Map<string, TagLink>();
  for (const { route } of resolveTags(doc, config)) {
    const tag = tags.get(route);
    if (tag !== undefined) links.set(route, { label: tag.label, url: toUrl(route), count: tag.docs.length });
  }
  return [...links.values()];
}

function resolveTags(doc: Doc, config: SiteConfig): Omit<Tag, 'docs'>[] {
  const list = tagsRoute(config, doc.tagsBase);
  return doc.frontmatter.tags.map((tag) => {
    const { label, slug, description } = resolveTag(tag);
    return { label, description, route: tagRoute(config, list, slug), list };
  });
}

/** Site path of a list of tags: by default the documentation's. */
export function tagsRoute({ docs, trailingSlash }: SiteConfig, base?: string): string {
  return applyTrailingSlash(base ?? `${docs.routeBasePath}/${docs.tagsBasePath}`, trailingSlash);
}

function tagRoute({ trailingSlash }: SiteConfig, list: string, slug: string): string {
  return applyTrailingSlash(`${list.replace(/\/$/, '')}/${slug}`, trailingSlash);
}
