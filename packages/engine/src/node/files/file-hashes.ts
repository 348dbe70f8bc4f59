/**
 * Site-relative files that an output depends on, with hashes of their content; the empty string for missing
 * ones.
 */
export type FileHashes = ReadonlyMap<string, string>;

/**
 * Replaces the hash of a file that changed between two reads: no file matches it, so dependents are rebuilt.
 */
const CHANGED = 'changed';

/** Records a file's hash as of its reading: the file may have changed since. */
export function noteFile(files: Map<string, string>, file: string, hash: string): void {
  const known = files.get(file) ?? hash;
  files.set(file, known === hash ? hash : CHANGED);
}

/** Merges the file hashes of several dependents. */
export function joinFileHashes(all: Iterable<Iterable<readonly [file: string, hash: string]>>): FileHashes {
  const joined = new Map<string, string>();
  for (const files of all) for (const [file, hash] of files) noteFile(joined, file, hash);
  return joined;
}
