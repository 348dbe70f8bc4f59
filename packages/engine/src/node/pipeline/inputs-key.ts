import path from 'node:path';
import { hashJson, hashText } from '../cache/hash.ts';
import { engineKey } from '../engine-key.ts';
import type { BuildInputs } from './read-inputs.ts';
import type { EmbeddedFiles } from './site/embedded-files.ts';

/**
 * Hash of everything that a build reads. The same hash means the same site, file by file: a build that finds the one of the build before has
 * nothing to do. `names` are those of all that links can find; the files that pages show are those of the same
 * texts, so that the build before knows them, as they were when they were read for that.
 */
export function createInputsKey(
  { loaded, theme, staticFiles, names }: BuildInputs,
  { files, isIncomplete }: EmbeddedFiles,
): string {
  const { config, redirects, docs, git, siteDir } = loaded;
  // What was missing may have appeared: that build is not to be skipped.
  const missing = isIncomplete ? String(Date.now()) : '';
  return hashText(
    engineKey,
    path.resolve(siteDir),
    config.hash,
    redirects.hash,
    hashJson(Array.from(loaded.inserts.data, ([name, { values }]) => [name, values])),
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
    ...docs.flatMap((doc) => [doc.source.file, doc.source.hash]),
  );
}
