/** A version of an instance's documentation, as `versions` of its config describes it. */
export interface VersionOptions {
  readonly label?: string;
  /** Part of the URL below the documentation's own path; the empty string for none. */
  readonly path?: string;
  readonly banner?: 'none' | 'unreleased' | 'unmaintained';
}

/** How texts are read; `detect`: `.md` as Markdown, `.mdx` as MDX. */
export type TextFormat = 'mdx' | 'md' | 'detect';

/** A plugin of remark or rehype. */
export interface UnifiedPlugin {
  /** What messages call it. */
  readonly name: string;
  /** Loads it with the first text that it is for: `() => import('remark-emoji')`. */
  readonly load: () => unknown;
  readonly options?: unknown;
  /** Modules that what it writes imports: `['@theme/Tabs']`. */
  readonly imports?: readonly string[];
}

/** Plugins for the texts of one content plugin, in the order of their run. */
export interface UnifiedPlugins {
  /** See the text as it is written. */
  readonly beforeDefaultRemarkPlugins?: readonly UnifiedPlugin[];
  /** Admonitions are elements when these run. */
  readonly remarkPlugins?: readonly UnifiedPlugin[];
  readonly beforeDefaultRehypePlugins?: readonly UnifiedPlugin[];
  readonly rehypePlugins?: readonly UnifiedPlugin[];
}

/** One instance of the docs plugin. Paths are as seen from the site's folder. */
export interface DocsOptions extends UnifiedPlugins {
  /** Absent: that of the site. */
  readonly format?: TextFormat;
  /** Absent: `default`. */
  readonly id?: string;
  /** Absent: `docs`. */
  readonly path?: string;
  /** Absent: `docs`; `/` puts the documents at the root. */
  readonly routeBasePath?: string;
  /** Absent or `false`: one sidebar, generated from the folders. */
  readonly sidebarPath?: string | false;
  readonly tagsBasePath?: string;
  /** File below `path` that says what tags are called; absent: `tags.yml`, if it is there. `false` for none. */
  readonly tags?: string | false | null;
  /** Patterns of names that are documents, below `path`. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** `false`: numbers at the beginning of names are part of them. */
  readonly numberPrefixParser?: boolean;
  readonly sidebarCollapsible?: boolean;
  readonly sidebarCollapsed?: boolean;
  readonly disableVersioning?: boolean;
  readonly includeCurrentVersion?: boolean;
  readonly onlyIncludeVersions?: readonly string[];
  readonly lastVersion?: string;
  readonly versions?: Readonly<Record<string, VersionOptions>>;
  /** Address before the path of the file; absent: no edit links. */
  readonly editUrl?: string;
}

/** One instance of the blog plugin. */
export interface BlogOptions extends UnifiedPlugins {
  /** Absent: `default`. */
  readonly id?: string;
  /** What a blog beside the first one is called; that of the first one stands in the site's config. */
  readonly title?: string;
  readonly description?: string;
  readonly sidebarTitle?: string;
  readonly sidebarCount?: number;
  readonly postsPerPage?: number;
  /** Absent: that of the site. */
  readonly format?: TextFormat;
  /** Absent: `blog`. */
  readonly path?: string;
  /** Absent: `blog`. */
  readonly routeBasePath?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly authorsMapPath?: string;
  /** File below `path` that says what tags are called; absent: `tags.yml`, if it is there. `false` for none. */
  readonly tags?: string | false | null;
  readonly editUrl?: string;
}

/** The pages plugin. */
export interface PagesOptions extends UnifiedPlugins {
  /** Absent: that of the site. */
  readonly format?: TextFormat;
  /** Absent: `src/pages`. */
  readonly path?: string;
  readonly routeBasePath?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** What components of the site may ask of its config. */
export interface SiteValues {
  readonly title?: string;
  readonly tagline?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly organizationName?: string;
  readonly projectName?: string;
  readonly titleDelimiter?: string;
  readonly customFields?: Readonly<Record<string, unknown>>;
  readonly themeConfig?: Readonly<Record<string, unknown>>;
}

/** Other names of modules, with their places as seen from the site. */
export type Aliases = Readonly<Record<string, string>>;

/** Languages of the site; texts of those beside the default one lie in `i18n/<locale>`. */
export interface LanguageOptions {
  readonly defaultLocale: string;
  readonly locales: string[];
  readonly localeConfigs?: Record<string, { label?: string; direction?: 'ltr' | 'rtl' }>;
}

export interface DocusaurusOptions {
  /** One instance or several, the first of which has the site's versions; `false` for none. */
  readonly docs?: DocsOptions | readonly DocsOptions[] | false;
  /** One instance or several, the first of which is the site's blog; `false` for none. */
  readonly blog?: BlogOptions | readonly BlogOptions[] | false;
  readonly pages?: PagesOptions | false;
  readonly site?: SiteValues;
  /** Stylesheets for React pages, behind those of Docusaurus: what `customCss` names, as seen from the site. */
  readonly styles?: readonly string[];
  readonly i18n?: LanguageOptions;
  /** Other names of folders and files that components and pages import, with their places as seen from the site. */
  readonly aliases?: Aliases;
  /** Package managers beside `npm` that fences with `npm2yarn` are shown for; absent: `yarn`, `pnpm` and `bun`. */
  readonly packageManagers?: readonly string[];
  /** How texts are read that do not say it themselves; absent: as MDX. */
  readonly format?: TextFormat;
  /** Texts are of the first edition of MDX, that of Docusaurus 2: braces between words are text. */
  readonly mdx1?: boolean;
  /** Names of languages on the tabs of fences that say `tab`: `{ json: 'JSON' }`. */
  readonly tabLabels?: Readonly<Record<string, string>>;
  /** Fences named `mermaid` are drawn while the site is built. */
  readonly mermaid?: boolean;
  /** `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean;
  /**
   * Containers beside the usual admonitions: the kind to show them as, `unwrap` for their content alone, `drop` for
   * nothing at all.
   */
  readonly directives?: Readonly<Record<string, string>>;
}
