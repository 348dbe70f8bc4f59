import type { TagLink } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { slugify } from '#shared/slug.ts';
import { tryDecodePath } from '#shared/try-decode.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import type { Doc } from '../content/doc.ts';

/** Same order on every machine: the locale of the process is not asked. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A tag with the documents that carry it, in reading order of their titles. */
export interface Tag {
  readonly label: string;
  /** What its page says of it. */
  readonly description: string | undefined;
  readonly route: string;
  readonly docs: readonly Doc[];
}

/** Collects the tags of all listed documents; spellings that give the same URL are one tag, the first one names it. */
export function collectTags(docs: readonly Doc[], config: SiteConfig): Tag[] {
  const byRoute = new Map<string, { label: string; description: string | undefined; docs: Doc[] }>();
  for (const doc of docs) {
    if (doc.kind !== 'doc' || doc.frontmatter.unlisted) continue;
    const seen = new Set<string>();
    for (const { label, description, route } of resolveTags(doc, config)) {
      if (seen.has(route)) continue;
      seen.add(route);
      const tag = byRoute.get(route) ?? { label, description, docs: [] };
      tag.docs.push(doc);
      byRoute.set(route, tag);
    }
  }
  return [...byRoute]
    .map(([route, tag]) => ({
      route,
      label: tag.label,
      description: tag.description,
      docs: tag.docs.sort((a, b) => compare(a.title, b.title)),
    }))
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

function resolveTags(
  doc: Doc,
  config: SiteConfig,
): { label: string; description: string | undefined; route: string }[] {
  return doc.frontmatter.tags.map((tag) => {
    if (typeof tag === 'string')
      return { label: tag, description: undefined, route: tagsRoute(config, slugify(tag)) };
    const { label, description, permalink } = tag;
    return { label, description, route: tagsRoute(config, permalink.replace(/^\/|\/$/g, '')) };
  });
}

/** Site path of the tag list, or of one tag. */
export function tagsRoute(config: SiteConfig, slug?: string): string {
  const { routeBasePath, tagsBasePath } = config.docs;
  const list = `${routeBasePath}/${tagsBasePath}`;
  const route = slug === undefined ? list : `${list}/${encodeURI(tryDecodePath(slug))}`;
  return applyTrailingSlash(route, config.trailingSlash);
}
