import type { PageHead } from '#shared/page-head.ts';
import type { TocEntry } from '#shared/page-view.ts';
import type { ThirdPartyRequest } from '../../render/html/third-party-origins.ts';
import type { AssetUse, PageProblem } from '../../render/markdown/compile-context.ts';
import type { Lookup } from '../../render/markdown/lookup.ts';
import type { SampleReport } from './sample-report.ts';

/** Facts about a rendered body, cached between builds. */
export interface BodyInfo {
  readonly toc: readonly TocEntry[];
  /** The text begins with a level-one heading. */
  readonly hasTitle: boolean;
  /** The body contains the page's `<main>` element. */
  readonly hasMain?: boolean;
  /** Every id of the body. */
  readonly ids: readonly string[];
  /** Every `href` and `src` of the body, with the original link if it came from Markdown. */
  readonly links: readonly (readonly [url: string, raw: string | null])[];
  /** Every resolved link and image of the text: the body is valid while each resolves to the same target. */
  readonly lookups: readonly Lookup[];
  readonly assets: readonly AssetUse[];
  /** Site-relative files whose content is part of the body, with their hashes. */
  readonly files: readonly (readonly [file: string, hash: string])[];
  /** The body's other dependencies by key, with their hashes; the empty string for missing ones. */
  readonly parts: readonly (readonly [key: string, hash: string])[];
  readonly problems: readonly PageProblem[];
  /** Extracted inline styles of the text, as a file that the body links to; absent if there are none. */
  readonly styles?: { readonly path: string; readonly css: string };
  /** Third-party requests of the body; absent if there are none. */
  readonly foreign?: readonly ThirdPartyRequest[];
  /** Head elements from its components; absent if there are none. */
  readonly head?: PageHead;
  /** Hashes of the body's inline scripts, in policy format; absent if there are none. */
  readonly scripts?: readonly string[];
  /** Absent for a page without checkable samples. */
  readonly samples?: Omit<SampleReport, 'parts'>;
}

/**
 * True if the page lacks something that may appear without a change of the site's texts or files. This
 * excludes texts that links name, as each link is resolved again, and pictures that were missing when the
 * page was rendered.
 */
export function isIncomplete({ problems, files }: Pick<BodyInfo, 'problems' | 'files'>): boolean {
  const absent = new Set(files.flatMap(([file, hash]) => (hash === '' ? [file] : [])));
  return problems.some(
    ({ kind, missing }) => kind !== 'markdown-link' && (missing === undefined || !absent.has(missing)),
  );
}

/** A body with its cache keys. */
export interface BodyRecord {
  /** Hash of source, position, theme and settings: any change requires a new body. */
  readonly inputKey: string;
  /** Hash of the input and of its resolved links: the key of the cached HTML. */
  readonly bodyKey: string;
  readonly info: BodyInfo;
}
