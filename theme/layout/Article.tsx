import type { ReactElement } from 'react';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Pager } from '../navigation/Pager.tsx';
import { TocFold } from '../navigation/Toc.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import type { PageRegionProps } from './PageRegion.tsx';

interface ArticleProps extends PageRegionProps {
  readonly hasToc: boolean;
}

/** The page's text under its title, with what belongs to it. */
export function Article({ site, page, bodyHtml, hasToc }: ArticleProps): ReactElement {
  // A body that brings a title of its own (a home page's hero) is not given a second one.
  const hasTitle = page.hideTitle || /<h1[\s>]/.test(bodyHtml);
  return (
    <>
      <Breadcrumbs items={page.breadcrumbs} homeUrl={site.baseUrl} />
      <article className="markdown">
        {!hasTitle && <h1 dangerouslySetInnerHTML={{ __html: page.titleHtml }} />}
        {hasToc && <TocFold entries={page.toc} />}
        <div className="content" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </article>
      <ArticleFooter page={page} />
      <Pager previous={page.previous} next={page.next} />
    </>
  );
}
