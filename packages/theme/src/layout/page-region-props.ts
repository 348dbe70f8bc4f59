import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';

export interface PageRegionProps {
  readonly site: SiteView;
  readonly page: PageView;
  readonly bodyHtml: string;
}
