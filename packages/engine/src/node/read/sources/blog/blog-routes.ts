import type { SiteConfig } from '#shared/site-config.ts';
import { applyTrailingSlash } from '#shared/url.ts';

/** Site path of a page of the blog: of the list itself, or of a page below it. */
export function blogRoute(config: SiteConfig, ...below: readonly string[]): string {
  return applyTrailingSlash([config.blog.routeBasePath, ...below].join('/') || '/', config.trailingSlash);
}

/** Site paths of the feeds. */
export function feedPaths({ blog }: SiteConfig): { rss: string; atom: string } {
  return { rss: `${blog.routeBasePath}/rss.xml`, atom: `${blog.routeBasePath}/atom.xml` };
}
