import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { DEFAULT_TAG, toDocsTag } from '#shared/hosted-record.ts';
import { readSiteSearch } from './site-search.ts';

interface SearchMetaProps {
  readonly site: SiteView;
  readonly page: PageView;
}

/** Meta tags that announce the search to browsers, and describe the page to a service's crawler. */
export function SearchMeta({ site, page }: SearchMetaProps): ReactElement {
  const search = readSiteSearch(site);
  return (
    <>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={`${site.baseUrl}opensearch.xml`}
      />
      {search.provider === 'algolia' && (
        <>
          <link
            rel="preconnect"
            href={search.endpoint ?? `https://${search.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
          <meta name="docsearch:language" content={site.lang} />
          <meta name="docsearch:docusaurus_tag" content={createTag(page, search.version)} />
        </>
      )}
    </>
  );
}

/** Returns `docs-default-1.0` for a document of a version, `default` for everything else. */
function createTag({ kind, version }: PageView, latest: string): string {
  return kind === 'doc' ? toDocsTag(version?.name ?? latest) : DEFAULT_TAG;
}
