import path from 'node:path';
import { hashJson, hashText } from '../cache/hash.ts';
import type { Doc } from '../content/doc.ts';
import { engineKey } from '../engine-key.ts';
import { createSiteValues } from '../inserts/site-values.ts';
import type { OutputFile } from '../output/publish.ts';
import type { LoadedSite } from '../site/load-site.ts';
import type { ShownFiles } from '../site/shown-files.ts';
import type { ThemeBundle } from '../theme/bundle-theme.ts';

/** What a build read, as hashes. */
export interface InputsKeys {
  /** Of everything. The same hash means the same site, file by file: a build that finds the one of the build before has nothing to do. */
  readonly inputsKey: string;
  /** Of everything but the texts of pages; taken when it is asked for. With the same one nothing differs but what those texts say. */
  getFrameKey(): string;
}

/**
 * Hashes everything that a build reads. `names` are those of all that links can find; the files that pages show are those of the same
 * texts, so that the build before knows them, as they were when they were read for that.
 */
export function createInputsKeys(
  loaded: LoadedSite,
  theme: ThemeBundle,
  staticFiles: ReadonlyMap<string, OutputFile>,
  names: readonly string[],
  { files, isIncomplete }: ShownFiles,
): InputsKeys {
  const { config, redirects, docs, git, siteDir } = loaded;
  // What was missing may have appeared: that build is not to be skipped.
  const missing = isIncomplete ? String(Date.now()) : '';
  const frame = [
    engineKey,
    path.resolve(siteDir),
    config.hash,
    redirects.hash,
    hashJson(createSiteValues(loaded.inserts.data)),
    ...loaded.sources.flatMap(({ source, data }) => [source.name, data.hash]),
    theme.bodyHash,
    theme.shellHash,
    theme.buildId,
    git.head ?? '',
    String(git.isShallow ?? false),
    missing,
    ...[...staticFiles].flatMap(([file, output]) => [file, output.key]),
    ...files.flat(),
    ...names,
  ];
  return {
    inputsKey: hashText(...frame, ...docs.flatMap((doc) => [doc.source.file, doc.source.hash])),
    getFrameKey: () => hashText(...frame, ...docs.map((doc) => JSON.stringify(describeDoc(doc)))),
  };
}

/** True for a document of which other pages know no more than what stands around its text. */
export function isText({ format, frame, isMade }: Doc & { readonly isMade?: boolean }): boolean {
  return format !== 'tsx' && frame === undefined && isMade !== true;
}

/** What other pages know of a document. */
function describeDoc(doc: Doc): unknown {
  const { source, ...own } = doc;
  return isText(doc) ? [source.file, own] : [source.file, source.hash];
}
