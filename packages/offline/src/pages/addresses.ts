import { posix } from 'node:path';
import { tryDecode } from '@gruntwork-docs/engine/shared';

/** Maps URLs of the site to files of the bundle. */
export interface Addresses {
  /**
   * Returns the URL relative to a page of the bundle (`docs/a.html`), with the file's extension; query and
   * hash are kept. `undefined` for external URLs, and for those without a file in the bundle.
   */
  toRelative(address: string, from: string): string | undefined;
}

/** Creates the mapping for the files of a site, by paths below its folder. */
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
