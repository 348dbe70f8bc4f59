import { resolveLocalSource } from '@gruntwork-docs/terraform/check/check-calls.ts';
import type { CatalogLink, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleRecords } from './read-modules.ts';

/** Where readers find a module: its title, and its page. */
export interface ModulePlace {
  readonly label: string;
  readonly url: string | undefined;
}

export type ModulePlaces = ReadonlyMap<string, ModulePlace>;

/** True for a part of the library that services are made of; an example of one is none. */
export function isLibraryModule(path: string): boolean {
  return /(?:^|\/)modules\//.test(path) && !isInExample(path);
}

function isInExample(path: string): boolean {
  return /(?:^|\/)examples?\//.test(path);
}

/** Anchor of a module on the page of the library. */
export function toModuleAnchor(path: string): string {
  return `module-${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** What each module calls and what calls it, both without repetition, by path. */
export interface ModuleGraph {
  readonly composes: ReadonlyMap<string, readonly ModuleUse[]>;
  readonly usedBy: ReadonlyMap<string, readonly CatalogLink[]>;
}

/** Follows the local module calls of a catalog in both directions; a folder without a page counts with the one around it. */
export function createModuleGraph(records: ModuleRecords, places: ModulePlaces): ModuleGraph {
  const calls = new Map<string, Map<string, string[]>>();
  const callers = new Map<string, Set<string>>();
  for (const [path, { module }] of records) {
    const owner = findOwner(path, places);
    if (owner === undefined) continue;
    for (const { name, source } of module.moduleCalls) {
      const target = resolveLocalSource(path, source);
      if (target === undefined || target === owner || !places.has(target)) continue;
      const own = calls.get(owner) ?? new Map<string, string[]>();
      calls.set(owner, own.set(target, [...(own.get(target) ?? []), name]));
      callers.set(target, (callers.get(target) ?? new Set()).add(owner));
    }
  }
  const placeOf = (path: string): CatalogLink => {
    const place = places.get(path);
    return { label: place?.label ?? path, ...(place?.url !== undefined && { url: place.url }) };
  };
  return {
    composes: new Map(
      [...calls].map(([path, targets]) => [
        path,
        [...targets].sort(byPath).map(([target, names]) => ({ ...placeOf(target), calls: names.sort() })),
      ]),
    ),
    usedBy: new Map([...callers].map(([path, owners]) => [path, [...owners].sort().map(placeOf)])),
  };
}

function byPath([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** The module with a page that a folder is, or is part of; examples are no part of one. */
function findOwner(path: string, places: ModulePlaces): string | undefined {
  if (places.has(path)) return path;
  if (isInExample(path)) return undefined;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (places.has(path.slice(0, at))) return path.slice(0, at);
  }
  return undefined;
}
