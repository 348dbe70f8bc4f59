import type { AnalyticsConfig } from '#shared/analytics-config.ts';

export interface ImageZoomConfig {
  readonly selector: string;
  readonly options: { readonly margin: number; readonly background: string; readonly scrollOffset: number };
}

/**
 * Data of the page for its scripts, in `<script type="application/json" id="_site-data">`; absent flags are
 * false.
 */
export interface SiteData {
  readonly baseUrl: string;
  /** Absent when the choice is stored. */
  readonly versionPersistence?: 'none';
  /** Names of the documentation's versions. */
  readonly versions?: readonly string[];
  /** Absent for `|`. */
  readonly titleDelimiter?: string;
  /** Absent for the default: light, until the reader chooses. */
  readonly colorMode?: {
    readonly defaultMode?: 'light' | 'dark';
    readonly disableSwitch?: boolean;
    readonly respectPrefersColorScheme?: boolean;
  };
  /** Absent when the config doesn't set it. */
  readonly imageZoom?: ImageZoomConfig;
  /** Data of the site's search; absent without search. */
  readonly search?: unknown;
  readonly analytics?: AnalyticsConfig;
  /** Translations of the scripts' messages, on pages that are not in English. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Reads the site's data from the document; throws when the page has none. */
export function readSiteData(): SiteData {
  const text = document.getElementById('_site-data')?.textContent;
  if (!text) throw new Error('The page has no `site-data`: its shell must render it.');
  return JSON.parse(text);
}
