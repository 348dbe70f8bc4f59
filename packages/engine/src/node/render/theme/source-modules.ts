/** Messages by language and key; a language without any has English ones. */
export type SourceMessages = Readonly<Record<string, Readonly<Record<string, string>>>> & {
  readonly en: Readonly<Record<string, string>>;
};

/** Modules that a source brings for what it shows, named as those of a theme are. */
export interface SourceModules {
  /** Names the source in messages and caches; no two sources of a site share one. */
  readonly name: string;
  /**
   * Module of components: exports `mdxComponents`, which every page can use, and `pageComponents`, of which pages and frames
   * of the source are made. A theme that has one of the same name shows its own.
   */
  readonly components?: string;
  /** Messages of the source's components by language, which join those of the theme; a site changes them in the same way. */
  readonly messages?: SourceMessages;
  /** Stylesheets behind those of the theme. */
  readonly styles?: readonly string[];
  /** Module that a page loads in the browser once it is shown: exports `start`. */
  readonly behaviors?: string;
}
