import type { TocEntry } from '#shared/page-view.ts';
import { createToc } from '#shared/toc.ts';
import type { FileHashes } from '../files/file-hashes.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import type { BodyContents } from './html/body-reader.ts';
import type { CompileContext } from './markdown/compile-context.ts';

/** Data about a page from its compilation. */
export type CompileNotes = Pick<
  CompileContext,
  'headings' | 'hasTitle' | 'hasLaterTitle' | 'links' | 'lookups' | 'assets' | 'problems'
> & { readonly files: FileHashes };

export interface BodyInfoInput {
  readonly reading: BodyContents;
  readonly context: CompileNotes;
  readonly tocLevels: { readonly min: number; readonly max: number };
  readonly parts: BodyInfo['parts'];
  /** Script sources that the page's policy must allow for its body. */
  readonly scripts: readonly string[];
}

/** Combines data about a body from its text's tree and from the single pass over its HTML. */
export function createBodyInfo(input: BodyInfoInput): BodyInfo {
  const { reading, context, tocLevels, parts, scripts } = input;
  const toc: TocEntry[] = createToc(context.headings, tocLevels.min, tocLevels.max);
  return {
    toc,
    hasTitle: context.hasTitle || (reading.hasTitle && !context.hasLaterTitle),
    ...(reading.hasMain && { hasMain: true }),
    ids: reading.ids,
    links: [...reading.urls].map((url) => [url, context.links.get(url) ?? null]),
    lookups: [...context.lookups.values()],
    assets: context.assets,
    files: [...context.files],
    parts,
    problems: context.problems,
    ...(reading.foreign.length > 0 && { foreign: reading.foreign }),
    ...(scripts.length > 0 && { scripts }),
  };
}
