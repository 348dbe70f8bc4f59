import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { formatDocumentTitle } from './site-data.ts';

interface SocialMetaProps {
  readonly site: SiteView;
  readonly page: PageView;
  /** Names of the tags that the page itself sets. */
  readonly given: ReadonlySet<string>;
}

/** Metadata for link previews in chat apps and social networks. */
export function SocialMeta({ site, page, given }: SocialMetaProps): ReactElement {
  const post = page.blog?.post;
  const tags = [
    ['og:type', page.kind === 'doc' || post ? 'article' : 'website'],
    ['article:published_time', post?.date],
    ['og:site_name', site.title],
    ['og:title', formatDocumentTitle(site, page)],
    ['og:description', page.description],
    ['og:url', page.canonicalUrl],
    ['og:locale', site.lang.replace('-', '_')],
    ['og:image', page.image],
    ...(post?.authors ?? []).map(({ url }) => ['article:author', url && toAbsolute(url, site)] as const),
    ...(post === undefined ? [] : page.tags.map(({ label }) => ['article:tag', label] as const)),
  ] as const;
  return (
    <>
      {tags.map(
        ([property, content]) =>
          content !== undefined &&
          (property === 'og:image' || !given.has(property)) && (
            <meta key={property + content} property={property} content={content} />
          ),
      )}
      {!given.has('twitter:card') && (
        <meta name="twitter:card" content={page.image === undefined ? 'summary' : 'summary_large_image'} />
      )}
    </>
  );
}

/** Author pages can be on the site itself. */
function toAbsolute(url: string, site: SiteView): string {
  return new URL(url, site.url).href;
}
