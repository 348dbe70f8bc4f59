/** A version of an instance's documentation, as in `versions` of its config. */
export interface VersionOptions {
  readonly label?: string;
  /** URL segment below the documentation's path; the empty string for none. */
  readonly path?: string;
  readonly banner?: 'none' | 'unreleased' | 'unmaintained';
}

/** Format of content; `detect`: `.md` as Markdown, `.mdx` as MDX. */
export type TextFormat = 'mdx' | 'md' | 'detect';

/** A plugin of remark or rehype. */
export interface UnifiedPlugin {
  /** Name in messages. */
  readonly name: string;
  /** Loads the plugin when the first file needs it: `() => import('remark-emoji')`. */
  readonly load: () => unknown;
  readonly options?: unknown;
  /** Modules imported by the code that it generates: `['@theme/Tabs']`. */
  readonly imports?: readonly string[];
}

/** Remark and rehype plugins of one content plugin, in execution order. */
export interface UnifiedPlugins {
  /** Plugins that see the unprocessed tree. */
  readonly beforeDefaultRemarkPlugins?: readonly UnifiedPlugin[];
  /** Plugins that run after admonitions have become elements. */
  readonly remarkPlugins?: readonly UnifiedPlugin[];
  readonly beforeDefaultRehypePlugins?: readonly UnifiedPlugin[];
  readonly rehypePlugins?: readonly UnifiedPlugin[];
}

/** One instance of the docs plugin. Paths are relative to the site's folder. */
export interface DocsOptions extends UnifiedPlugins {
  /** Default: that of the site. */
  readonly format?: TextFormat;
  /** Default: `default`. */
  readonly id?: string;
  /** Default: `docs`. */
  readonly path?: string;
  /** Default: `docs`; `/` puts the documents at the root. */
  readonly routeBasePath?: string;
  /** Absent or `false` for one sidebar generated from the folders. */
  readonly sidebarPath?: string | false;
  readonly tagsBasePath?: string;
  /** Tags file below `path`; default: `tags.yml`, if it exists. `false` for none. */
  readonly tags?: string | false | null;
  /** Patterns of document names below `path`. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** `false` when numbers at the beginning of names are part of them. */
  readonly numberPrefixParser?: boolean;
  readonly sidebarCollapsible?: boolean;
  readonly sidebarCollapsed?: boolean;
  readonly disableVersioning?: boolean;
  readonly includeCurrentVersion?: boolean;
  readonly onlyIncludeVersions?: readonly string[];
  readonly lastVersion?: string;
  readonly versions?: Readonly<Record<string, VersionOptions>>;
  /** URL prefix of a file's edit link; absent: no edit links. */
  readonly editUrl?: string;
}

/** One instance of the blog plugin. */
export interface BlogOptions extends UnifiedPlugins {
  /** Default: `default`. */
  readonly id?: string;
  /** Title of a blog other than the first one, whose title is in the site's config. */
  readonly title?: string;
  readonly description?: string;
  readonly sidebarTitle?: string;
  readonly sidebarCount?: number;
  readonly postsPerPage?: number;
  /** Default: that of the site. */
  readonly format?: TextFormat;
  /** Default: `blog`. */
  readonly path?: string;
  /** Default: `blog`. */
  readonly routeBasePath?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly authorsMapPath?: string;
  /** Tags file below `path`; default: `tags.yml`, if it exists. `false` for none. */
  readonly tags?: string | false | null;
  readonly editUrl?: string;
}

/** The pages plugin. */
export interface PagesOptions extends UnifiedPlugins {
  /** Default: that of the site. */
  readonly format?: TextFormat;
  /** Default: `src/pages`. */
  readonly path?: string;
  readonly routeBasePath?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Values of the site's config available to components. */
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

/** Module aliases, with paths relative to the site. */
export type Aliases = Readonly<Record<string, string>>;

/** Languages of the site; translations for those other than the default are in `i18n/<locale>`. */
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
  /** Stylesheets for React pages, after those of Docusaurus: files of `customCss`, relative to the site. */
  readonly styles?: readonly string[];
  readonly i18n?: LanguageOptions;
  /** Aliases of folders and files that components and pages import, with paths relative to the site. */
  readonly aliases?: Aliases;
  /** Package managers in addition to `npm` for fences with `npm2yarn`; default: `yarn`, `pnpm` and `bun`. */
  readonly packageManagers?: readonly string[];
  /** Format of content without its own setting; default: MDX. */
  readonly format?: TextFormat;
  /** True when content is MDX 1, as in Docusaurus 2: braces between words are text. */
  readonly mdx1?: boolean;
  /** Language names on the tabs of fences with `tab`: `{ json: 'JSON' }`. */
  readonly tabLabels?: Readonly<Record<string, string>>;
  /** True to render fences named `mermaid` at build time. */
  readonly mermaid?: boolean;
  /** True when `$…$` and `$$…$$` are math. */
  readonly math?: boolean;
  /**
   * Containers in addition to the usual admonitions: the kind to render them as, `unwrap` for their content
   * only, `drop` to remove them.
   */
  readonly directives?: Readonly<Record<string, string>>;
}
