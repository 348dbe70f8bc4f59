import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CacheStore } from '@gruntwork-docs/engine/source';
import { hashJson, hashText } from '@gruntwork-docs/engine/source';
import type { CatalogLayout } from '../catalog/layout.ts';
import type { Catalog } from '../catalog/resolve-catalog.ts';
import type { ModuleRecords } from '../read-modules.ts';
import { createReadmeLinks } from './readme-links.ts';

/** A README as the text of a page. */
export interface PreparedReadme {
  readonly text: string;
  /** Visible content that was removed or changed. */
  readonly notes: readonly string[];
}

interface KeptReadme extends PreparedReadme {
  readonly key: string;
  /** Files that its addresses were resolved against, and whether they exist. */
  readonly looks: readonly (readonly [file: string, isThere: boolean])[];
}

export interface PrepareReadmesInput {
  readonly siteDir: string;
  readonly catalog: Catalog;
  /** READMEs by folder inside the catalog. */
  readonly readmes: ReadonlyMap<string, string>;
  /** Site paths of the folders that have pages. */
  readonly routes: ReadonlyMap<string, string>;
  readonly cache: CacheStore;
  readonly engineKey: string;
}

/** Prepares all READMEs of a catalog, and reuses those whose references are unchanged. */
export async function prepareReadmes(input: PrepareReadmesInput): Promise<Map<string, PreparedReadme>> {
  const { siteDir, catalog, readmes, routes, cache, engineKey } = input;
  const around = hashJson([catalog, [...routes]]);
  const known = new Map<string, KeptReadme>(JSON.parse(cache.find('readmes', engineKey) ?? '[]'));
  const prepared = new Map<string, KeptReadme>();
  let changed = false;
  for (const [folder, readme] of readmes) {
    const key = hashText(around, readme);
    const before = known.get(folder);
    const isThere = (file: string): boolean => existsSync(path.join(siteDir, catalog.folder, file));
    if (before?.key === key && before.looks.every(([file, was]) => isThere(file) === was)) {
      prepared.set(folder, before);
      continue;
    }
    changed = true;
    const { prepareReadme } = await import('./prepare-readme.ts');
    const notes = new Set<string>();
    const looks = new Map<string, boolean>();
    const place = createReadmeLinks({
      siteDir,
      catalog,
      folder,
      routes,
      note: (what) => notes.add(what),
      onLook: (file, was) => looks.set(file, was),
    });
    prepared.set(folder, { key, text: prepareReadme(readme, place), notes: [...notes], looks: [...looks] });
  }
  if (changed || prepared.size !== known.size)
    cache.save('readmes', engineKey, JSON.stringify([...prepared]));
  return prepared;
}

/** Selects the READMEs of folders on pages; `root` is that of a catalog that is no module itself. */
export function selectReadmes(
  records: ModuleRecords,
  { modules, examples }: CatalogLayout,
  root: string | undefined,
): Map<string, string> {
  const shown = new Set([...modules, ...examples.keys()]);
  const readmes = new Map<string, string>();
  if (root !== undefined) readmes.set('.', root);
  for (const [name, { module }] of records)
    if (module.readme !== undefined && shown.has(name)) readmes.set(name, module.readme);
  return readmes;
}

/** Lists the warnings about READMEs that could not be shown unchanged. */
export function describeChanges(readmes: ReadonlyMap<string, PreparedReadme>): string[] {
  const changed = [...readmes].filter(([, { notes }]) => notes.length > 0);
  if (changed.length === 0) return [];
  const lines = changed.map(([name, { notes }]) => {
    const file = name === '.' ? 'README.md' : `${name}/README.md`;
    return `    ${file}  ${[...new Set(notes)].join(', ')}`;
  });
  const count = changed.length === 1 ? 'one README' : `${changed.length} READMEs`;
  return [[`left out of ${count}, because a page of the site cannot show it:`, ...lines].join('\n')];
}
