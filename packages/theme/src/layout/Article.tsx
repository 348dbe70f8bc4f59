import ArticleFooterOverride from 'virtual:theme-slot/ArticleFooter';
import BlogPagerOverride from 'virtual:theme-slot/BlogPager';
import BreadcrumbsOverride from 'virtual:theme-slot/Breadcrumbs';
import PageMenuOverride from 'virtual:theme-slot/PageMenu';
import PagerOverride from 'virtual:theme-slot/Pager';
import PageTitleOverride from 'virtual:theme-slot/PageTitle';
import PostMetaOverride from 'virtual:theme-slot/PostMeta';
import TocFoldOverride from 'virtual:theme-slot/TocFold';
import VersionBannerOverride from 'virtual:theme-slot/VersionBanner';
import type { ReactElement } from 'react';
import { BlogPager as DefaultBlogPager } from '../blog/BlogPager.tsx';
import { PostMeta as DefaultPostMeta } from '../blog/PostMeta.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { Breadcrumbs as DefaultBreadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Pager as DefaultPager } from '../navigation/Pager.tsx';
import { TocFold as DefaultTocFold } from '../navigation/Toc.tsx';
import { slot } from '../slots/slot.tsx';
import { VersionBanner as DefaultVersionBanner } from '../versions/VersionBanner.tsx';
import { ArticleFooter as DefaultArticleFooter } from './ArticleFooter.tsx';
import { PageMenu as DefaultPageMenu } from './PageMenu.tsx';
import { PageTitle as DefaultPageTitle } from './PageTitle.tsx';
import type { PageRegionProps } from './page-region-props.ts';
import { getHomeUrl } from './site-data.ts';

const VersionBanner = slot(DefaultVersionBanner, () => VersionBannerOverride);
const PageMenu = slot(DefaultPageMenu, () => PageMenuOverride);
const Breadcrumbs = slot(DefaultBreadcrumbs, () => BreadcrumbsOverride);
const PageTitle = slot(DefaultPageTitle, () => PageTitleOverride);
const PostMeta = slot(DefaultPostMeta, () => PostMetaOverride);
const TocFold = slot(DefaultTocFold, () => TocFoldOverride);
const ArticleFooter = slot(DefaultArticleFooter, () => ArticleFooterOverride);
const Pager = slot(DefaultPager, () => PagerOverride);
const BlogPager = slot(DefaultBlogPager, () => BlogPagerOverride);

interface ArticleProps extends PageRegionProps {
  readonly hasToc: boolean;
}

/** The page's text under its title, with its header and footer. */
export function Article({ site, page, bodyHtml, hasToc }: ArticleProps): ReactElement {
  const texts = useMessages();
  // A page with its own main element has landmarks, which an article would hide.
  const Body = page.hasMain === true ? 'div' : 'article';
  return (
    <>
      <VersionBanner site={site} page={page} />
      <PageMenu site={site} page={page} />
      <Breadcrumbs items={page.breadcrumbs} homeUrl={getHomeUrl(site)} />
      {page.textLocale !== undefined && <p className="untranslated">{texts.untranslated}</p>}
      <Body className="markdown" lang={page.textLocale?.name} dir={page.textLocale?.direction}>
        {!page.hideTitle && <PageTitle page={page} />}
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
