/** Name of the unreleased version. */
export const CURRENT_VERSION = 'current';

/** The site's search settings for the browser. */
export interface SiteSearchView {
  /** The hosted service; absent for the index published with the site. */
  readonly provider?: 'algolia' | undefined;
  readonly appId?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
  readonly contextualSearch?: boolean;
  readonly endpoint?: string | undefined;
  /** URL of the search page. */
  readonly url: string;
  /** Name of the version searched on pages outside all versions; defaults to the current one. */
  readonly version?: string;
}

/** Props of the search page. */
export type SearchPageProps = {
  readonly url: string;
  readonly lang: string;
  /** True with a hosted service. */
  readonly hosted: boolean;
  /** Name of the version that is searched by default. */
  readonly version: string;
  /** Versions, newest first; empty if there is only one. */
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  /** Links for readers without JavaScript. */
  readonly sections: readonly { readonly label: string; readonly url: string }[];
};

/** The same settings with defaults filled in. */
export type SiteSearch = SiteSearchView & { readonly version: string };
