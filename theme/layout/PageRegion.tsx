import type { ReactElement } from 'react';
import type { PageView, SiteView } from '#shared/page-view.ts';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { Toc } from '../navigation/Toc.tsx';
import { Article } from './Article.tsx';

export interface PageRegionProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly bodyHtml: string;
}

/** Everything between navbar and footer: what client navigation swaps. */
export function PageRegion({ site, page, bodyHtml }: PageRegionProps): ReactElement {
  const isWide = page.kind === 'page';
  const sidebar = isWide ? undefined : page.sidebar;
  const hasToc = !isWide && !page.hideToc && page.toc.length > 0;
  const classes = ['page', isWide && 'page-wide', sidebar && 'has-sidebar', hasToc && 'has-toc'];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-region="page">
      {sidebar !== undefined && <Sidebar view={sidebar} />}
      <main id="main" tabIndex={-1}>
        <Article site={site} page={page} bodyHtml={bodyHtml} hasToc={hasToc} />
      </main>
      {hasToc && <Toc entries={page.toc} />}
    </div>
  );
}
