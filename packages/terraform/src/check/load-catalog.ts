import { readdir, realpath } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SourceError } from '../hcl/errors.ts';
import { loadModule } from '../model/load-module.ts';
import { findDialect } from '../model/module-files.ts';
import type { ParsedModule } from '../model/parse-module.ts';

/** A module of a catalog with its path inside the catalog's folder. */
export interface CatalogModule {
  path: string;
  parsed: ParsedModule;
}

export interface Catalog {
  modules: CatalogModule[];
  /** Errors of unreadable folders. */
  errors: SourceError[];
}

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);

/**
 * Loads every module below a folder, in path order. Dot folders are skipped and symlinks are followed once.
 */
export async function loadCatalog(folder: string): Promise<Catalog> {
  const errors: SourceError[] = [];
  const paths: string[] = [];
  const seen = new Set<string>();

  const visit = async (path: string): Promise<void> => {
    try {
      const real = await realpath(join(folder, path));
      if (seen.has(real)) return;
      seen.add(real);
      const entries = await readdir(real, { withFileTypes: true });
      const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
      if (findDialect(files) !== undefined) paths.push(path);
      for (const entry of entries) {
        if (entry.name.startsWith('.') || SKIPPED_FOLDERS.has(entry.name)) continue;
        if (entry.isDirectory() || entry.isSymbolicLink())
          await visitFolder(entry.isDirectory(), posix.join(path, entry.name));
      }
    } catch (error) {
      const message = `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      errors.push({ message, file: path, line: 1, column: 1 });
    }
  };

  // A symlink to a file, or a broken one, is no error of the catalog.
  const visitFolder = async (isFolder: boolean, path: string): Promise<void> => {
    if (isFolder) return visit(path);
    const target = await readdir(join(folder, path)).catch(() => undefined);
    if (target !== undefined) await visit(path);
  };

  await visit('.');
  paths.sort((a, b) => (a < b ? -1 : 1));
  const modules: CatalogModule[] = [];
  for (const path of paths) modules.push({ path, parsed: await loadModule(join(folder, path), path) });
  return { modules, errors };
}
