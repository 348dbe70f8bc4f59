import type { SiteConfig } from '#shared/site-config.ts';
import { slugify } from '#shared/slug.ts';
import { tryDecodePath } from '#shared/try-decode.ts';
import { applyTrailingSlash } from '#shared/url.ts';
import type { PostFrontmatter } from './post.ts';

/** Site path of a page of the blog: of the list itself, or of what lies below it. */
export function blogRoute(config: SiteConfig, ...below: readonly string[]): string {
  return applyTrailingSlash([config.blog.routeBasePath, ...below].join('/') || '/', config.trailingSlash);
}

/** Site paths of the feeds. */
export function feedPaths({ blog }: SiteConfig): { rss: string; atom: string } {
  return { rss: `${blog.routeBasePath}/rss.xml`, atom: `${blog.routeBasePath}/atom.xml` };
}

/** A tag with the last part of its URL. */
export interface ResolvedTag {
  readonly label: string;
  readonly slug: string;
  readonly description: string | undefined;
}

/** Reads a tag as frontmatter writes it. */
export function resolveTag(tag: PostFrontmatter['tags'][number]): ResolvedTag {
  if (typeof tag === 'string') return { label: tag, slug: encodeURI(slugify(tag)), description: undefined };
  const { label, permalink, description } = tag;
  return { label, slug: encodeURI(tryDecodePath(permalink.replace(/^\/|\/$/g, ''))), description };
}
