import type { CatalogDiff, Change, ModuleDiff } from './change.ts';

/** A change that is identical in many modules. */
export interface SharedChange {
  change: Change;
  paths: string[];
}

/** Minimum number of modules for listing a requirement once for all of them. */
const MANY = 3;

/** Extracts requirements shared by many modules, so that module-specific changes stand out. */
export function splitShared(diff: CatalogDiff): { shared: SharedChange[]; modules: ModuleDiff[] } {
  const groups = new Map<string, SharedChange>();
  for (const { path, changes } of diff.modules) {
    for (const change of changes.filter(({ kind }) => kind === 'constraint')) {
      const group = groups.get(keyOf(change)) ?? { change, paths: [] };
      group.paths.push(path);
      groups.set(keyOf(change), group);
    }
  }
  const isShared = (change: Change): boolean => (groups.get(keyOf(change))?.paths.length ?? 0) >= MANY;
  const modules = diff.modules
    .map((module) => ({ ...module, changes: module.changes.filter((change) => !isShared(change)) }))
    .filter(({ changes }) => changes.length > 0);
  return { shared: [...groups.values()].filter(({ change }) => isShared(change)), modules };
}

function keyOf({ subject, kind, name, before, after }: Change): string {
  return kind === 'constraint' ? JSON.stringify([subject, name, before, after]) : '';
}
