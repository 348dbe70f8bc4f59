import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import type { AllowedOrigins } from '#shared/site-config.ts';
import type { BodySource } from '../plan/page/page-plan.ts';
import type { BodyRecord } from '../plan/page/page-record.ts';
import type { PageWrapper } from '../read/content/doc.ts';
import type { TextOrigin } from '../read/content/text-origin.ts';
import type { LinkEnvironment } from './markdown/link-environment.ts';

/** Data that a worker needs for all pages of a site. */
export interface PageWriterInput {
  readonly bodyModule: string;
  readonly shellModule: string;
  readonly env: LinkEnvironment;
  /** The compiled config file with the sources; `undefined` for the default ones. */
  readonly configModule: string | undefined;
  readonly site: SiteView;
  /** Variants of the site's view by name; `undefined` if there are none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
  /** Pages that cannot be rendered do not fail the build. */
  readonly keepsFailed: boolean;
  /** Origins of frames and media that pages may show. */
  readonly origins: AllowedOrigins;
  /** Folder of the site's cache. */
  readonly cacheDir: string;
  /** Folder of social cards; absent on a site without them. */
  readonly socialDir: string | undefined;
  /** Default social picture of pages. */
  readonly sharedImage: string | undefined;
  /** Folder that finished pages are written to. */
  readonly stagingDir: string;
}

export type TaskBody =
  | {
      readonly type: 'markdown';
      readonly file: string;
      readonly format: 'md' | 'mdx';
      readonly source: string;
      /** The original text on disk, with the same lines; absent when `source` is complete. */
      readonly written?: string;
      readonly origin?: TextOrigin;
      readonly frame?: PageWrapper;
    }
  | { readonly type: 'react'; readonly file: string }
  | Extract<BodySource, { type: 'component' }>;

/** One page to render. */
export interface RenderTask {
  readonly key: string;
  readonly route: string;
  readonly output: string;
  readonly view: PageView;
  readonly tocLevels: { readonly min: number; readonly max: number };
  readonly body: TaskBody;
  readonly inputKey: string;
  /** The cached body, if it is still valid. */
  readonly known: BodyRecord | undefined;
}

export interface RenderResult {
  readonly key: string;
  readonly body: BodyRecord;
  /** The body is newly compiled, not cached. */
  readonly compiled: boolean;
  /** Hashes of inline scripts, in Content Security Policy format. */
  readonly scripts: readonly string[];
  /** File name of the page's social card. */
  readonly image?: string;
}
