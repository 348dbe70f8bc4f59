import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasHiddenPart } from './list-files.ts';
import { isInside } from './resolve-inside.ts';

/** The folders whose files pages may show and link to, site-relative. */
export function listPublicFolders(config: {
  readonly staticDirectory: string;
  readonly publishedFolders: readonly string[];
}): string[] {
  return [CONTENT_FOLDER, config.staticDirectory, ...config.publishedFolders];
}

/** Folder of a site's texts. */
export const CONTENT_FOLDER = 'content';

/**
 * The absolute path of a site-relative file that a page names, if it may be published: it is in one of the
 * public folders, also after symbolic links are resolved, and no part of its path begins with a dot.
 * Otherwise the reason why not.
 */
export function findPublicFile(
  siteDir: string,
  file: string,
  folders: readonly string[],
): { readonly path: string } | { readonly fault: string; readonly isMissing?: true } {
  const full = path.resolve(siteDir, file);
  const roots = folders.map((folder) => path.resolve(siteDir, folder));
  if (file.includes('\0') || !roots.some((root) => isPublic(root, full)))
    return { fault: 'is not among the files that the site publishes' };
  const target = realpath(full);
  if (target === undefined) return { fault: 'does not exist', isMissing: true };
  if (!roots.some((root) => isPublic(realpath(root) ?? root, target)))
    return { fault: 'leads through a link out of what the site publishes' };
  return statSync(target).isFile() ? { path: target } : { fault: 'is no file' };
}

/** Well-known files are the only public ones below a name with a dot. */
function isPublic(root: string, full: string): boolean {
  const relative = path.relative(root, full).replace(/^\.well-known(?=[/\\])/, 'well-known');
  return isInside(root, full) && !hasHiddenPart(relative);
}

function realpath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}
