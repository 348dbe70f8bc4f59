import ArticleOverride from 'virtual:theme-slot/Article';
import BlogSidebarOverride from 'virtual:theme-slot/BlogSidebar';
import SidebarOverride from 'virtual:theme-slot/Sidebar';
import TocOverride from 'virtual:theme-slot/Toc';
import type { ReactElement } from 'react';
import { BlogSidebar as DefaultBlogSidebar } from '../blog/BlogSidebar.tsx';
import { Sidebar as DefaultSidebar } from '../navigation/Sidebar.tsx';
import { Toc as DefaultToc } from '../navigation/Toc.tsx';
import { slot } from '../slots/slot.tsx';
import { Article as DefaultArticle } from './Article.tsx';
import { getKindClass } from './page-kind.ts';
import type { PageRegionProps } from './page-region-props.ts';

const Sidebar = slot(DefaultSidebar, () => SidebarOverride);
const BlogSidebar = slot(DefaultBlogSidebar, () => BlogSidebarOverride);
const Article = slot(DefaultArticle, () => ArticleOverride);
const Toc = slot(DefaultToc, () => TocOverride);

/** Everything between navbar and footer, which client navigation swaps. */
export function PageRegion({ site, page, bodyHtml }: PageRegionProps): ReactElement {
  const isWide = page.kind === 'page';
  const sidebar = isWide ? undefined : page.sidebar;
  const hasToc = !isWide && !page.hideToc && page.toc.length > 0;
  const Main = page.hasMain === true ? 'div' : 'main';
  const classes = [
    'page',
    getKindClass(page.kind),
    isWide && 'page-wide',
    (sidebar ?? page.blog) && 'has-sidebar',
    hasToc && 'has-toc',
  ];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      data-region="page"
      data-search-version={page.version?.name}
    >
      {sidebar !== undefined && <Sidebar view={sidebar} />}
      {page.blog !== undefined && <BlogSidebar blog={page.blog} feeds={page.feeds ?? []} url={page.url} />}
      <Main className={page.hasMain === true ? 'main' : undefined} id="_main" tabIndex={-1}>
        <Article site={site} page={page} bodyHtml={bodyHtml} hasToc={hasToc} />
      </Main>
      {hasToc && <Toc entries={page.toc} />}
    </div>
  );
}
