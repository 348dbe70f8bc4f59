import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';

/** Props of a search button or form. */
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
