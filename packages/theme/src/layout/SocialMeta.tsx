import type { PageView, SiteView } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { formatDocumentTitle } from './site-data.ts';

/** What chat programs and social sites show of a link to the page. */
export function SocialMeta({
  site,
  page,
}: {
  readonly site: SiteView;
  readonly page: PageView;
}): ReactElement {
  const title = formatDocumentTitle(site, page);
  return (
    <>
      <meta property="og:type" content={page.kind === 'doc' || page.blog?.post ? 'article' : 'website'} />
      {page.blog?.post && <meta property="article:published_time" content={page.blog.post.date} />}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      {page.description !== undefined && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={page.canonicalUrl} />
      <meta property="og:locale" content={site.lang.replace('-', '_')} />
      {page.image !== undefined && <meta property="og:image" content={page.image} />}
      <meta name="twitter:card" content={page.image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
