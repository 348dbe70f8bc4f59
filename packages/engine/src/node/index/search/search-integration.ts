import type { z } from 'zod';
import type { GeneratedPages } from '#shared/generated-pages.ts';
import type { PageView, SearchView } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { CacheAccess } from '../../cache/cache-store.ts';
import type { BodyRecord } from '../../plan/page/page-record.ts';
import type { PlanContext } from '../../plan/page/plan-context.ts';
import type { OutputFile } from '../../publish/manifest.ts';
import type { Doc } from '../../read/content/doc.ts';
import type { HtmlReader } from '../../render/html/read-html.ts';

/**
 * Makes a site's pages searchable. It is a value of the config, like sources and theme. One half runs in
 * Node, the other one in pages: the modules that `client` and `slots` name, with the data of `createView`.
 * The engine itself has no search.
 */
export interface SearchIntegration {
  /** The config's `search` as data; absent: every default. */
  readonly settings?: unknown;
  /**
   * Validates the settings with the rest of the config, and fills in defaults; absent: they are not
   * validated.
   */
  readonly schema?: z.ZodType;
  /**
   * Module that every page starts in the browser: exports `start`, which gets the site's data. Its name has
   * the form of a theme's module names.
   */
  readonly client?: string;
  /** Modules that fill slots of the theme: `SearchButton`, `SearchForm`, `SearchMeta`, `SearchPage`. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Stylesheets after those of the theme. */
  readonly styles?: readonly string[];
  /** Data for search components and scripts on every page; `undefined` on a site without search. */
  createView(context: SearchViewContext): SearchView | undefined;
  /** The search results page; `undefined` for a search without one. */
  describePage(context: SearchPageContext): SearchPagePlan | undefined;
  /** Third-party origins that the scripts of search connect to. */
  listOrigins(view: SearchView): readonly string[];
  /** Creates a visitor for the HTML of one newly rendered body. Runs in a worker. */
  listen?(view: SearchView): BodyListener | undefined;
  /** Files of search in the published site, by path. */
  createOutputs(context: SearchedSite): Promise<ReadonlyMap<string, OutputFile>>;
  /**
   * True if `createOutputs` needs only its context: a build that renders pages then calls it in a worker,
   * parallel to its last steps, and again in the main thread if that fails. A worker loads the config afresh
   * and does not see variables that are set elsewhere.
   */
  readonly indexesInThread?: boolean;
  /** Records of the pages for a hosted search service; absent: not supported. */
  collectRecords?(context: SearchRecordContext): readonly SearchRecord[];
}

export interface SearchViewContext {
  readonly config: SiteConfig;
  /** Site path before all routes of the locale; empty for the default one. */
  readonly root: string;
  /** Names of the documentation's versions, newest first; empty with one version. */
  readonly versionNames: readonly string[];
}

export interface SearchPageContext extends PlanContext {
  readonly docs: readonly Doc[];
  readonly versionNames: readonly string[];
}

export interface SearchPagePlan {
  readonly route: string;
  readonly title: string;
  /** Props of the component in the slot `SearchPage`. */
  readonly props: GeneratedPages['SearchPage'];
}

/** Visitor of a page's body. */
export interface BodyListener extends HtmlReader {
  /** Saves the collected data, after the end of the body. */
  keep(place: BodyRef): void;
}

/** A body in the cache: its HTML is the task `html`, its data for search `words`. */
export interface BodyRef {
  readonly cache: CacheAccess;
  readonly key: string;
}

/** Data of a page for search, serializable for workers. Every page plan satisfies it. */
export interface SearchedPlan {
  readonly key: string;
  /** Site path without base URL. */
  readonly route: string;
  readonly view: Pick<
    PageView,
    | 'breadcrumbs'
    | 'description'
    | 'keywords'
    | 'kind'
    | 'locales'
    | 'tags'
    | 'title'
    | 'unlisted'
    | 'url'
    | 'version'
  >;
  /** `doc` is present for texts of the site. */
  readonly body: {
    readonly type: string;
    readonly doc?: { readonly worth?: number; readonly frame?: object };
  };
}

/** The pages of a site with the cache keys of their bodies. */
export interface SearchedSite {
  readonly config: SiteConfig;
  readonly plans: readonly SearchedPlan[];
  readonly bodies: ReadonlyMap<string, Pick<BodyRecord, 'bodyKey'>>;
  /** Contains the data for search of bodies, by their keys. */
  readonly cache: CacheAccess;
}

export interface SearchRecordContext extends SearchedSite {
  /** Names of the documentation's versions, newest first. */
  readonly versions: readonly string[];
}

/** A record of a hosted search service: plain data. */
export interface SearchRecord {
  readonly url_without_anchor: string;
}
