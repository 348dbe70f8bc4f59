import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';

/** What a button or a form of search is told. */
export interface SearchSlotProps {
  /** URL of the search page. */
  readonly url: string;
  /** Language of the page. */
  readonly lang: string;
}

export interface SearchMetaProps {
  readonly site: SiteView;
  readonly page: PageView;
}
