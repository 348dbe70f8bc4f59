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
 * Makes a site's pages searchable: a value of the config, as sources and theme are. One half runs in Node, the other one in pages: the modules
 * that `client` and `slots` name, with what `createView` gives them. The engine has no search of its own.
 */
export interface SearchIntegration {
  /** The config's `search` as data; absent: every default. */
  readonly settings?: unknown;
  /** Checks the settings with the rest of the config, and fills in defaults; absent: they are taken as they are. */
  readonly schema?: z.ZodType;
  /** Module that every page starts in the browser: exports `start`, which gets the site's data. Named as the modules of a theme are. */
  readonly client?: string;
  /** Modules that fill slots of the theme: `SearchButton`, `SearchForm`, `SearchMeta`, `SearchPage`. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Stylesheets behind those of the theme. */
  readonly styles?: readonly string[];
  /** Data of search for components and scripts of every page; `undefined` on a site without search. */
  createView(context: SearchViewContext): SearchView | undefined;
  /** The page that shows all results of a query; `undefined` for a search without one. */
  describePage(context: SearchPageContext): SearchPagePlan | undefined;
  /** Origins beside the site's own that the scripts of search talk to. */
  listOrigins(view: SearchView): readonly string[];
  /** Something that hears the body of one page while it is read, when it was rendered. Runs in a worker. */
  listen?(view: SearchView): BodyListener | undefined;
  /** Files of the published site that search needs, by path. */
  createOutputs(context: SearchedSite): Promise<ReadonlyMap<string, OutputFile>>;
  /**
   * `createOutputs` needs nothing but its context: a build that makes pages then calls it in a worker, beside what else is done at its end,
   * and once more in the main thread when that fails there. A worker loads the config anew; what is set in variables elsewhere it does not know.
   */
  readonly indexesInThread?: boolean;
  /** What a service outside is to know of the pages; absent: nothing can be given to one. */
  collectRecords?(context: SearchRecordContext): readonly SearchRecord[];
}

export interface SearchViewContext {
  readonly config: SiteConfig;
  /** Site path before all routes of the locale; nothing for the default one. */
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

/** Hears a page's body. */
export interface BodyListener extends HtmlReader {
  /** Keeps what was heard, after all of it was. */
  keep(place: BodyRef): void;
}

/** A body in the cache: its HTML is the task `html`, what search notes of it `words`. */
export interface BodyRef {
  readonly cache: CacheAccess;
  readonly key: string;
}

/** What search may know of a page: plain data, which can be sent to a worker. Every page plan is one. */
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
  /** `doc` is there for texts of the site. */
  readonly body: {
    readonly type: string;
    readonly doc?: { readonly worth?: number; readonly frame?: object };
  };
}

/** The pages of a site with the names of what is kept of their bodies. */
export interface SearchedSite {
  readonly config: SiteConfig;
  readonly plans: readonly SearchedPlan[];
  readonly bodies: ReadonlyMap<string, Pick<BodyRecord, 'bodyKey'>>;
  /** Has what search noted of bodies, by their keys. */
  readonly cache: CacheAccess;
}

export interface SearchRecordContext extends SearchedSite {
  /** Names of the documentation's versions, newest first. */
  readonly versions: readonly string[];
}

/** A record of a service outside: plain data. */
export interface SearchRecord {
  readonly url_without_anchor: string;
}
