import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText, listAllFiles } from '@gruntwork-docs/engine/source';
import { lookup } from 'mime-types';

/** A file that readers are to get. */
export interface PublicFile {
  /** Path below the root of the host, with the site's base path: `docs-site/assets/a.js`. */
  readonly path: string;
  /** Where it lies now. */
  readonly from: string;
  /** Hash of its content. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** Files that tell hosts something, and are not for readers. */
const FOR_HOSTS = new Set(['_headers', '_redirects']);

/** The one folder with a dot that the web knows (RFC 8615). */
const WELL_KNOWN = '.well-known';

/** What of a built folder is public, sorted by path. */
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

/** Types that hosts and browsers know by another name than the registry. */
const COMMON_TYPES: Readonly<Record<string, string>> = { ico: 'image/x-icon' };

/** Content types by file extension, for those of the given files that have one. */
export function listTypes(files: readonly PublicFile[]): Map<string, string> {
  const extensions = new Set(files.map((file) => path.extname(file.path).slice(1).toLowerCase()));
  const known = [...extensions].sort().flatMap((extension) => {
    const type = COMMON_TYPES[extension] ?? lookup(extension);
    return extension === '' || type === false ? [] : [[extension, type] as const];
  });
  return new Map(known);
}

/** True for types of text: worth compressing, and in need of a charset. */
export function isText(type: string): boolean {
  return /^text\/|^application\/(?:json|javascript|xml|manifest\+json|wasm)$|\+(?:json|xml)$/.test(type);
}
