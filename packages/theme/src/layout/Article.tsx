import type { ReactElement } from 'react';
import { BlogPager } from '../blog/BlogPager.tsx';
import { PostMeta } from '../blog/PostMeta.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Pager } from '../navigation/Pager.tsx';
import { TocFold } from '../navigation/Toc.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { VersionBanner } from '../versions/VersionBanner.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { PageMenu } from './PageMenu.tsx';
import type { PageRegionProps } from './PageRegion.tsx';
import { getHomeUrl } from './site-data.ts';

interface ArticleProps extends PageRegionProps {
  readonly hasToc: boolean;
}

/** The page's text under its title, with what belongs to it. */
export function Article({ site, page, bodyHtml, hasToc }: ArticleProps): ReactElement {
  const texts = useTexts();
  // A page that brings its own main part has landmarks of its own, which an article would hide.
  const Body = page.hasMain === true ? 'div' : 'article';
  return (
    <>
      <VersionBanner site={site} page={page} />
      <PageMenu site={site} page={page} />
      <Breadcrumbs items={page.breadcrumbs} homeUrl={getHomeUrl(site)} />
      {page.textLocale !== undefined && <p className="untranslated">{texts.untranslated}</p>}
      <Body className="markdown" lang={page.textLocale?.name} dir={page.textLocale?.direction}>
        {!page.hideTitle && <h1 dangerouslySetInnerHTML={{ __html: page.titleHtml }} />}
        {page.blog?.post !== undefined && <PostMeta post={page.blog.post} />}
        {hasToc && <TocFold entries={page.toc} />}
        <div className="content" data-flow="" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </Body>
      <ArticleFooter page={page} />
      {page.blog === undefined ? (
        <Pager previous={page.previous} next={page.next} />
      ) : (
        <BlogPager
          of={page.kind === 'blog-post' ? 'posts' : 'entries'}
          newer={page.previous}
          older={page.next}
        />
      )}
    </>
  );
}
