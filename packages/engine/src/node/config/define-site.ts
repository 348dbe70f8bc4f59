import type { SiteConfigInput } from '#shared/site-config.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import type { PageSource } from '../read/sources/page-source.ts';
import type { MarkdownOptions } from '../render/markdown/markdown-options.ts';
import type { BundlerExtension } from '../render/theme/bundler-extension.ts';
import type { Theme } from '../render/theme/theme.ts';

/** Keys of the config that sources read; a package with such a source adds its own to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: packages fill it
export interface SourceKeys {}

/** The default export of `site.config.ts`. */
export interface SiteDefinition extends Omit<SiteConfigInput, 'search'>, SourceKeys {
  /**
   * Sources of the pages, in reading order: documents before sources that link to them. Absent: documents,
   * blog, and the sources of the installed packages.
   */
  readonly sources?: readonly PageSource[];
  /** Theme of the site. Absent: the installed theme. */
  readonly theme?: Theme;
  /** Search of the site. Settings alone, or nothing: the installed search. */
  readonly search?: Readonly<Record<string, unknown>> | SearchIntegration;
  /** Syntax of texts that are written for another program. Absent: the documented syntax. */
  readonly markdown?: MarkdownOptions;
  /** Additions to the compilation of the site's components. */
  readonly bundler?: BundlerExtension;
}

/** Provides completion and type checking for `site.config.ts`; returns its argument. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
