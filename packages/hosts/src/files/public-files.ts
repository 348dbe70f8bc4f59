import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText, listAllFiles } from '@gruntwork-docs/engine/source';
import { lookup } from 'mime-types';

/** A file to serve to readers. */
export interface PublicFile {
  /** Path below the root of the host, with the site's base path: `docs-site/assets/a.js`. */
  readonly path: string;
  /** Current path of the file. */
  readonly from: string;
  /** Hash of its content. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** Files for hosts, not for readers. */
const FOR_HOSTS = new Set(['_headers', '_redirects']);

/** The one standardized folder with a leading dot (RFC 8615). */
const WELL_KNOWN = '.well-known';

/** Lists the public files of a built folder, sorted by path. */
export async function listPublicFiles(dir: string, baseUrl: string): Promise<PublicFile[]> {
  const paths = (await listAllFiles(dir)).filter((file) => !FOR_HOSTS.has(file) && !isHidden(file));
  return Promise.all(
    paths.map(async (file) => {
      const from = path.join(dir, file);
      const data = await readFile(from);
      return { path: `${baseUrl.slice(1)}${file}`, from, key: hashText(data), size: data.length };
    }),
  );
}

function isHidden(file: string): boolean {
  return file.split('/').some((part, index) => part.startsWith('.') && !(index === 0 && part === WELL_KNOWN));
}

/** Content types that differ between hosts and the registry. */
const COMMON_TYPES: Readonly<Record<string, string>> = { ico: 'image/x-icon' };

/** Returns the content types of the given files by extension, where known. */
export function listTypes(files: readonly PublicFile[]): Map<string, string> {
  const extensions = new Set(files.map((file) => path.extname(file.path).slice(1).toLowerCase()));
  const known = [...extensions].sort().flatMap((extension) => {
    const type = COMMON_TYPES[extension] ?? lookup(extension);
    return extension === '' || type === false ? [] : [[extension, type] as const];
  });
  return new Map(known);
}

/** True for text types, which are compressed and need a charset. */
export function isText(type: string): boolean {
  return /^text\/|^application\/(?:json|javascript|xml|manifest\+json|wasm)$|\+(?:json|xml)$/.test(type);
}
