import type { SiteConfigInput } from '#shared/site-config.ts';
import type { SearchProvider } from '../search/search-provider.ts';
import type { PageSource } from '../sources/page-source.ts';
import type { Theme } from '../theme/theme.ts';

/** What `site.config.ts` exports. */
export interface SiteDefinition extends Omit<SiteConfigInput, 'search'> {
  /**
   * What pages are made of, in the order in which they are read: documents before what links to them. Absent: documents,
   * blog, and the sources of packages that are installed beside the engine.
   */
  readonly sources?: readonly PageSource[];
  /** How the site looks. Absent: the theme that is installed beside the engine. */
  readonly theme?: Theme;
  /** How pages are searched. Settings alone, or nothing: by the search that is installed beside the engine. */
  readonly search?: Readonly<Record<string, unknown>> | SearchProvider;
}

/** Gives `site.config.ts` completion and type checking; returns its argument. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
