import { resolveLocalSource } from '@gruntwork-docs/terraform/check/check-calls.ts';
import { CATALOG_REPOSITORY } from '@gruntwork-docs/terraform/model/catalog-source.ts';
import type { CatalogLink, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleRecords } from './read-modules.ts';

/** Where readers find a module: its title, and its page or its row on the page of the library. */
export interface ModulePlace {
  readonly label: string;
  readonly url: string | undefined;
}

export type ModulePlaces = ReadonlyMap<string, ModulePlace>;

const SERVICE = /^services\/[^/]+\/[^/]+$/;
const LIBRARY_MODULE = /^modules\/[^/]+$/;

export function isService(path: string): boolean {
  return SERVICE.test(path);
}

export function isLibraryModule(path: string): boolean {
  return LIBRARY_MODULE.test(path);
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

/** Follows the local module calls of a catalog in both directions; examples are no part of it. */
export function createModuleGraph(records: ModuleRecords, places: ModulePlaces): ModuleGraph {
  const calls = new Map<string, Map<string, string[]>>();
  const callers = new Map<string, Set<string>>();
  for (const [path, { module }] of records) {
    const owner = findOwner(path);
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

/** The service or library module that a folder is part of. */
function findOwner(path: string): string | undefined {
  if (path.includes('/examples/')) return undefined;
  return /^(?:services\/[^/]+\/[^/]+|modules\/[^/]+)(?=\/|$)/.exec(path)?.[0];
}

/** A folder of the catalog's repository at a release. */
export function toSourceUrl(path: string, version: string): string {
  return `https://github.com/${CATALOG_REPOSITORY}/tree/${version}/${path}`;
}

/** A line of a file of the catalog's repository at a release. */
export function toLineUrl(path: string, version: string, file: string, line: number): string {
  return `https://github.com/${CATALOG_REPOSITORY}/blob/${version}/${path}/${file}#L${line}`;
}

/** Notes of a release of the catalog. */
export function toReleaseUrl(version: string): string {
  return `https://github.com/${CATALOG_REPOSITORY}/releases/tag/${version}`;
}
