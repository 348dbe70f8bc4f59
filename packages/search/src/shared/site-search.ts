/** Name of the version that is written now. */
export const CURRENT_VERSION = 'current';

/** The site's settings for search, as the browser gets them. */
export interface SiteSearchView {
  /** Absent: the index that is published with the site. */
  readonly provider?: 'algolia' | undefined;
  readonly appId?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly contextualSearch?: boolean;
  readonly endpoint?: string | undefined;
  /** URL of the search page. */
  readonly url: string;
  /** Name of the version that is searched on pages outside of all versions; absent: the current one. */
  readonly version?: string;
}

/** Props of the search page. */
export type SearchPageProps = {
  readonly url: string;
  readonly lang: string;
  /** A hosted service answers. */
  readonly hosted: boolean;
  /** Name of the version that is searched until another one is chosen. */
  readonly version: string;
  /** Newest first; empty with one version. */
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  /** Links for readers without JavaScript. */
  readonly sections: readonly { readonly label: string; readonly url: string }[];
};

/** The same with what it leaves out. */
export type SiteSearch = SiteSearchView & { readonly version: string };
