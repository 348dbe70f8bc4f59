/** Site-relative files that something was made of, with the hashes of what was read; the empty string for what was not there. */
export type FileHashes = ReadonlyMap<string, string>;

/** In place of the hash of a file that was another one when it was read again: no file has it, so that what was made of both is made anew. */
const CHANGED = 'changed';

/** Notes what was read of a file. The hash is that of what was read: the file may be another one by the time somebody looks again. */
export function noteFile(files: Map<string, string>, file: string, hash: string): void {
  const known = files.get(file) ?? hash;
  files.set(file, known === hash ? hash : CHANGED);
}

/** What all of them were made of. */
export function joinFileHashes(all: Iterable<Iterable<readonly [file: string, hash: string]>>): FileHashes {
  const joined = new Map<string, string>();
  for (const files of all) for (const [file, hash] of files) noteFile(joined, file, hash);
  return joined;
}
