import type { PageHead } from '#shared/page-head.ts';
import type { TocEntry } from '#shared/page-view.ts';
import type { ThirdPartyRequest } from '../../render/html/third-party-origins.ts';
import type { AssetUse, PageProblem } from '../../render/markdown/compile-context.ts';
import type { Lookup } from '../../render/markdown/lookup.ts';
import type { SampleReport } from './sample-report.ts';

/** What is known of a page's body once it is rendered; kept over builds. */
export interface BodyInfo {
  readonly toc: readonly TocEntry[];
  /** The text has a level-one heading of its own. */
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
  /** What else the body was made of, by key, with the hashes that it had; the empty string for what was not there. */
  readonly parts: readonly (readonly [key: string, hash: string])[];
  readonly problems: readonly PageProblem[];
  /** Rules for what the text says of its looks, as a file that the body links to; absent without any. */
  readonly styles?: { readonly path: string; readonly css: string };
  /** What readers' browsers ask of other hosts; absent for nothing. */
  readonly foreign?: readonly ThirdPartyRequest[];
  /** What its components say for the page's head; absent for nothing. */
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
  /** Hash of source, place, theme and settings: with another one the body must be made anew. */
  readonly inputKey: string;
  /** Hash of the input and of what its links resolved to: names the kept HTML. */
  readonly bodyKey: string;
  readonly info: BodyInfo;
}
