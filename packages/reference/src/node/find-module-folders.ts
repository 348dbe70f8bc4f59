import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashText, stampFile } from '@gruntwork-docs/engine/source';
import { listModuleFiles } from '@gruntwork-docs/terraform';

/** A folder with Terraform or OpenTofu files. */
export interface ModuleFolder {
  /** Path inside the catalog, with forward slashes; `.` for the catalog's own folder. */
  readonly path: string;
  /** Changes with the name or stat key of any file that belongs to the module. */
  readonly signature: string;
}

const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * Finds every folder of a catalog that contains a module, sorted by path. Dot folders are skipped; symbolic
 * links to folders are followed unless they lead to a visited folder, so cycles end.
 */
export function findModuleFolders(catalogDir: string): ModuleFolder[] {
  const folders: ModuleFolder[] = [];
  const seen = new Set<string>();
  const visit = (relative: string): void => {
    const dir = path.join(catalogDir, relative);
    const real = realpathSync(dir);
    if (seen.has(real)) return;
    seen.add(real);
    const files: string[] = [];
    const children: string[] = [];
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
      const isFolder = entry.isSymbolicLink()
        ? isFolderLink(path.join(dir, entry.name))
        : entry.isDirectory();
      (isFolder ? children : files).push(entry.name);
    }
    const own = listModuleFiles(files);
    if (own !== undefined) {
      folders.push({
        path: relative,
        signature: hashText(...own.map((name) => `${name} ${stampFile(path.join(dir, name))}`)),
      });
    }
    for (const name of children.sort()) visit(relative === '.' ? name : `${relative}/${name}`);
  };
  visit('.');
  return folders.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A broken or circular link is not a folder. */
function isFolderLink(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}
