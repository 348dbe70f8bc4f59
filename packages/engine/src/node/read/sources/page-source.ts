import type { z } from 'zod';
import type { FeedView } from '#shared/blog-view.ts';
import type { LastUpdated, PageLink, SidebarNode } from '#shared/page-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { Heading } from '#shared/toc.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import type { Problem } from '../../errors/problem.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { PlanContext } from '../../plan/page/plan-context.ts';
import type { SampleReport } from '../../plan/page/sample-report.ts';
import type { CodeSample } from '../../render/markdown/code-sample.ts';
import type { CompileContext } from '../../render/markdown/compile-context.ts';
import type { Highlighter } from '../../render/markdown/highlighter.ts';
import type { LinkEnvironment, SharedValue } from '../../render/markdown/link-environment.ts';
import type { SourceModules } from '../../render/theme/source-modules.ts';
import type { Doc, Expand } from '../content/doc.ts';
import type { LoadedSidebars } from '../content/sidebar-config.ts';
import type { StatCache } from '../content/stat-cache.ts';
import type { LoadedLocale } from '../locales/load-locales.ts';
import type { DocsVersion } from '../versions/docs-version.ts';

/**
 * A kind of content: it reads files and plans pages. The pipeline uses sources only through this interface;
 * the documents, the blog and the reference of a catalog are three of them.
 */
export interface PageSource<Data extends SourceData = SourceData> extends SourceModules {
  /** The source's key of the site's config. */
  readonly settings?: SourceSettings;
  /**
   * Site-relative files and folders to watch besides `content`; a function derives them from the source's
   * settings.
   */
  readonly watch?: readonly string[] | ((settings: unknown) => readonly string[]);
  /** Site-relative folders besides `content` whose files pages of any source may show and link to. */
  readonly publishedFolders?: (settings: unknown) => readonly string[];
  /** Folders whose texts other pages include: an edit there affects more than one page. */
  readonly shownElsewhere?: readonly string[];
  /** Reads and validates the source's files; `undefined` on a site without any. Throws `BuildError`s. */
  load(context: LoadContext): Promise<Data | undefined>;
  /**
   * True if `plan` is called for every language of the site, each with its config; absent: only for the
   * default one.
   */
  readonly plansLanguages?: boolean;
  /** Pages besides those of the documents that `load` returned. */
  plan?(data: Data, context: PlanContext): SourcePlan;
  /** Data for the pages of any source. */
  share?(data: Data, context: ShareContext): SourceShare;
  /** Files besides the pages, by site path. */
  outputs?(data: Data, context: OutputContext): ReadonlyMap<string, GeneratedFile>;
  /** Problems of the source's data, checked once all pages are known. */
  check?(data: Data, context: OutputContext): readonly Problem[];
  /** Renders the content around a page's text, from the data of the page's frame. Runs in a worker. */
  renderFrame?(data: unknown, context: CompileContext, highlighter: Highlighter): Promise<FrameViews>;
  /**
   * Creates a checker for the code samples of a page's text; `shared` is worker data from `share`. Runs in a
   * worker.
   */
  createSampleChecker?(shared: unknown): SampleChecker;
}

/** A key of the site's config for one source: it is validated like the engine's own keys. */
export interface SourceSettings {
  readonly key: string;
  readonly schema: z.ZodType;
}

/** Checks the samples of one page; `undefined` for a page without checkable ones. */
export type SampleChecker = (
  fences: readonly CodeSample[],
  file: string,
) => Promise<SampleReport | undefined>;

/** Data of a source. */
export interface SourceData {
  /** Changes with any content of the source that a page or file may use. */
  readonly hash: string;
  /** Written or generated documents, which sidebars may name. */
  readonly docs?: readonly Doc[];
  /** Notices that the build prints: useful facts that are not problems. */
  readonly notes?: readonly string[];
  /** Further source files, with their site paths for links. */
  readonly fileRoutes?: ReadonlyMap<string, string>;
  /** The same in further languages, by locale. */
  readonly localeFileRoutes?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Site-relative folders that the source reads and whose files its pages may show and link to. */
  readonly publicFolders?: readonly string[];
  /** Modules that pages of the source import, besides those of `content`. */
  readonly modules?: readonly SourceModule[];
  /** Modules whose default export is a page: those of documents with the format `tsx`. */
  readonly pageModules?: readonly SourceModule[];
  /**
   * The same documents in other languages, by locale, for a source other than the one with the `structure`.
   */
  readonly localeDocs?: ReadonlyMap<string, readonly Doc[]>;
  /** Sidebars, versions and languages of the documents. */
  readonly structure?: DocsStructure;
}

/** A module for the theme's bundle. */
export interface SourceModule {
  /** Name used by pages: the key of an import, or the file of a page. */
  readonly file: string;
  /** Absolute path, or the name of a package. */
  readonly path: string;
}

/** Arrangement of the documents. */
export interface DocsStructure {
  readonly sidebars: LoadedSidebars;
  /** Versions of the documentation, newest first. */
  readonly versions: readonly DocsVersion[];
  /** Sidebars of released versions, by name. */
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
  /** Every language except the default one. */
  readonly locales: readonly LoadedLocale[];
}

export interface LoadContext {
  readonly siteDir: string;
  /** Cache of the site. */
  readonly cache: CacheStore;
  readonly config: SiteConfig;
  /** The source's settings, validated by its schema; `undefined` if the config has none. */
  readonly settings: unknown;
  /** Expands data and included texts in a file's text. */
  readonly expand: Expand;
  /** Only the development server includes drafts. */
  readonly includeDrafts: boolean;
  /** Documents of the sources before this one. */
  readonly docs: readonly Doc[];
  /** Site path of the current documentation: `/docs`. */
  readonly docsPath: string;
  /** Last change of each file, by site-relative path. */
  getLastUpdated(): Promise<ReadonlyMap<string, LastUpdated>>;
  /** Parsed frontmatter of an earlier build, by hash of the file's text. */
  readonly knownFrontmatter: ReadonlyMap<string, Doc['frontmatter']>;
  /** Skips reading sources with an unchanged stat key; absent: all are read. */
  readonly statCache?: StatCache | undefined;
}

export interface SourcePlan {
  readonly pages: readonly PagePlan[];
  /** Entry points, for readers who are lost. */
  readonly landings?: readonly PageLink[];
  /** Feeds of these pages. */
  readonly feeds?: readonly FeedView[];
}

export interface ShareContext {
  readonly config: SiteConfig;
  /** Sidebars in the default language. */
  readonly trees: Iterable<readonly SidebarNode[]>;
  /** Sidebars of all versions in all languages. */
  readonly allTrees: readonly (readonly SidebarNode[])[];
  readonly fileToRoute: ReadonlyMap<string, string>;
}

export interface SourceShare {
  /** Values for components in pages, by name. */
  readonly shown?: Readonly<Record<string, SharedValue>>;
  /** Hashes of further dependencies of pages, by a key of the source's choice. */
  readonly parts?: ReadonlyMap<string, string>;
  /** Plain data for the source's functions that run in workers. */
  readonly forWorkers?: unknown;
}

export interface OutputContext {
  readonly config: SiteConfig;
  readonly env: LinkEnvironment;
}

/** A file besides the pages; rendered on demand, because most builds need none. */
export interface GeneratedFile {
  /** Changes with the text. */
  readonly key: string;
  render(): string;
}

/** Content around a page's text. */
export interface FrameViews {
  readonly above?: ComponentUse | undefined;
  readonly below: ComponentUse;
  /** Headings of the frame, for the table of contents. */
  readonly headings: readonly Heading[];
}

/** A component of the theme, by name, with its props. */
export interface ComponentUse {
  readonly component: string;
  readonly props: object;
}

/** The files and folders that a source watches on a site. */
export function listWatched(
  { watch = [], settings }: PageSource,
  all: ReadonlyMap<string, unknown>,
): readonly string[] {
  return typeof watch === 'function' ? watch(settings && all.get(settings.key)) : watch;
}

/** Adds type checking to a source. */
export function defineSource<Data extends SourceData>(source: PageSource<Data>): PageSource<Data> {
  return source;
}
