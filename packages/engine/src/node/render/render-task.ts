import type { AssetsView, PageView, SiteView } from '#shared/page-view.ts';
import type { AllowedOrigins } from '#shared/site-config.ts';
import type { BodySource } from '../plan/page/page-plan.ts';
import type { BodyRecord } from '../plan/page/page-record.ts';
import type { PageFrame } from '../read/content/doc.ts';
import type { TextOrigin } from '../read/content/text-origin.ts';
import type { LinkEnvironment } from './markdown/link-environment.ts';

/** Data that a worker needs for all pages of a site. */
export interface PageWriterInput {
  readonly bodyModule: string;
  readonly shellModule: string;
  readonly env: LinkEnvironment;
  /** The compiled config file, which brings the sources; `undefined` for the default ones. */
  readonly configModule: string | undefined;
  readonly site: SiteView;
  /** Variants of the site's view that pages name; `undefined` for none. */
  readonly sites: ReadonlyMap<string, SiteView> | undefined;
  readonly assets: AssetsView;
  /** Pages that cannot be made do not fail the build. */
  readonly keepsFailed: boolean;
  /** Origins that pages may show frames and media of. */
  readonly origins: AllowedOrigins;
  /** Folder of the site's cache. */
  readonly cacheDir: string;
  /** Folder that keeps pictures of pages; absent on a site that wants none. */
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
      /** The text as it is on disk, with the same lines; absent when `source` has all of it. */
      readonly written?: string;
      readonly origin?: TextOrigin;
      readonly frame?: PageFrame;
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
  /** The body of an earlier build, when it still holds. */
  readonly known: BodyRecord | undefined;
}

export interface RenderResult {
  readonly key: string;
  readonly body: BodyRecord;
  /** The body was made from its source; otherwise it was there already. */
  readonly compiled: boolean;
  /** Hashes of inline scripts, as a Content Security Policy names them. */
  readonly scripts: readonly string[];
  /** Name of the picture that was drawn of the page. */
  readonly image?: string;
}
