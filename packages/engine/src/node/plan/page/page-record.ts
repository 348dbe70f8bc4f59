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
  /** The body brings the element of a page's main part. */
  readonly hasMain?: boolean;
  /** Every id of the body. */
  readonly ids: readonly string[];
  /** Every `href` and `src` of the body, with the link as written where it came from Markdown. */
  readonly links: readonly (readonly [url: string, raw: string | null])[];
  /** Every link and image of the text as it was resolved: the body holds as long as each leads to the same. */
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
  /** Hashes of the body's inline scripts, as a policy names them; absent without any. */
  readonly scripts?: readonly string[];
  /** Absent for a page without samples that can be checked. */
  readonly samples?: Omit<SampleReport, 'parts'>;
}

/**
 * True where the page lacks something that may be there the next time without a text or a file of the site being another one. A text that a
 * link names is none of that, as each link is looked up again, nor is a picture that was not there when the page was done.
 */
export function isIncomplete({ problems, files }: Pick<BodyInfo, 'problems' | 'files'>): boolean {
  const absent = new Set(files.flatMap(([file, hash]) => (hash === '' ? [file] : [])));
  return problems.some(
    ({ kind, missing }) => kind !== 'markdown-link' && (missing === undefined || !absent.has(missing)),
  );
}

/** A body with what it took to make it. */
export interface BodyRecord {
  /** Hash of source, position, theme and settings: any change requires a new body. */
  readonly inputKey: string;
  /** Hash of the input and of what its links resolved to: names the kept HTML. */
  readonly bodyKey: string;
  readonly info: BodyInfo;
}
