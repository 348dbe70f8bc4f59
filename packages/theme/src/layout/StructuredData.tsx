import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { getHomeUrl } from './site-data.ts';

type Data = Readonly<Record<string, unknown>>;

/** Structured data for search engines, which runs nothing: the breadcrumbs, and the type of article. */
export function StructuredData({
  site,
  page,
}: {
  readonly site: SiteView;
  readonly page: PageView;
}): ReactElement | null {
  const { home } = useMessages();
  const graph = [createTrail(site, page, home), createArticle(site, page)].filter(
    (data) => data !== undefined,
  );
  if (graph.length === 0 || page.noIndex || site.noIndex) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** Creates the breadcrumb list, without items that have no page, because each item needs a URL. */
function createTrail(
  site: SiteView,
  { breadcrumbs, canonicalUrl }: PageView,
  home: string,
): Data | undefined {
  if (breadcrumbs.length === 0) return undefined;
  const last = breadcrumbs.length - 1;
  const steps = breadcrumbs.flatMap(({ label, url }, index) => {
    const item = index === last ? canonicalUrl : url && site.url + url;
    return item === undefined ? [] : [{ name: label, item }];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, item: site.url + getHomeUrl(site) }, ...steps].map((step, index) => {
      return { '@type': 'ListItem', position: index + 1, ...step };
    }),
  };
}

function createArticle(site: SiteView, page: PageView): Data | undefined {
  const { title, description, canonicalUrl, image, lastUpdated, textLocale } = page;
  const post = page.blog?.post;
  if (page.kind !== 'doc' && post === undefined) return undefined;
  return {
    '@type': post === undefined ? 'TechArticle' : 'BlogPosting',
    headline: title,
    description,
    url: canonicalUrl,
    image,
    inLanguage: textLocale?.name ?? site.lang,
    datePublished: post?.date,
    dateModified: lastUpdated?.date,
    ...(post !== undefined &&
      post.authors.length > 0 && {
        author: post.authors.map(({ name, url }) => ({ '@type': 'Person', name, url })),
      }),
  };
}
