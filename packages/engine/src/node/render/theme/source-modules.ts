/** Messages by language and key; English is the fallback. */
export type SourceMessages = Readonly<Record<string, Readonly<Record<string, string>>>> & {
  readonly en: Readonly<Record<string, string>>;
};

/** Modules of a source for its pages, with names in the form of a theme's module names. */
export interface SourceModules {
  /** Name of the source in messages and caches, unique on a site. */
  readonly name: string;
  /**
   * Module of components: exports `mdxComponents`, which every page can use, and `pageComponents`, for pages
   * and frames of the source. A theme's component of the same name takes precedence.
   */
  readonly components?: string;
  /**
   * Messages of the source's components by language, which are added to the theme's; a site can change them
   * too.
   */
  readonly messages?: SourceMessages;
  /** Stylesheets after those of the theme. */
  readonly styles?: readonly string[];
  /** Module that a page loads in the browser once it is displayed: exports `start`. */
  readonly behaviors?: string;
}
