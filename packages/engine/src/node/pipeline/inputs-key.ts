import path from 'node:path';
import { hashJson, hashText } from '../cache/hash.ts';
import { engineKey } from '../engine-key.ts';
import type { BuildInputs } from './read-inputs.ts';
import type { EmbeddedFiles } from './site/embedded-files.ts';

/**
 * Hash of all inputs of a build. The same hash means the same site, file by file: a build whose last hash is
 * the same is skipped. `names` are all possible link targets; the embedded files are those of the same
 * sources, as recorded by the last build when it read them.
 */
export function createInputsKey(
  { loaded, theme, staticFiles, names }: BuildInputs,
  { files, isIncomplete }: EmbeddedFiles,
): string {
  const { config, redirects, docs, git, siteDir } = loaded;
  // Missing inputs may have appeared since: never skip that build.
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
