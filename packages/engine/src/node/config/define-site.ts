import type { SiteConfigInput } from '#shared/site-config.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import type { PageSource } from '../read/sources/page-source.ts';
import type { MarkdownOptions } from '../render/markdown/markdown-options.ts';
import type { BundlerExtension } from '../render/theme/bundler-extension.ts';
import type { Theme } from '../render/theme/theme.ts';

/** Keys of the config that sources read; a package with such a source adds its own to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: packages fill it
export interface SourceKeys {}

/** What `site.config.ts` exports. */
export interface SiteDefinition extends Omit<SiteConfigInput, 'search'>, SourceKeys {
  /**
   * What pages are made of, in the order in which they are read: documents before what links to them. Absent: documents,
   * blog, and the sources of packages that are installed beside the engine.
   */
  readonly sources?: readonly PageSource[];
  /** How the site looks. Absent: the theme that is installed beside the engine. */
  readonly theme?: Theme;
  /** How pages are searched. Settings alone, or nothing: by the search that is installed beside the engine. */
  readonly search?: Readonly<Record<string, unknown>> | SearchIntegration;
  /** How texts are read that are written for another program. Absent: as the documentation says. */
  readonly markdown?: MarkdownOptions;
  /** How the site's components are compiled beside what the engine does. */
  readonly bundler?: BundlerExtension;
}

/** Gives `site.config.ts` completion and type checking; returns its argument. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
