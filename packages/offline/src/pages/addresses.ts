import { posix } from 'node:path';
import { tryDecode } from '@gruntwork-docs/engine/shared';

/** Finds the file of the bundle that an address of the site stands for. */
export interface Addresses {
  /**
   * The address as seen from a page of the bundle (`docs/a.html`): relative, with the file's ending, query and hash kept.
   * `undefined` for addresses of elsewhere, and for those that the bundle has no file for.
   */
  toRelative(address: string, from: string): string | undefined;
}

/** Makes it for the files of a site, by paths below its folder. */
export function createAddresses(files: ReadonlySet<string>, baseUrl: string): Addresses {
  return {
    toRelative(address, from) {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
      if (!path.startsWith(baseUrl)) return undefined;
      const file = findFile(tryDecode(path.slice(baseUrl.length)), files);
      if (file === undefined) return undefined;
      const relative = posix.relative(posix.dirname(from), file);
      return relative.split('/').map(encodeURIComponent).join('/') + rest;
    },
  };
}

function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  const candidates =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((file) => files.has(file));
}
