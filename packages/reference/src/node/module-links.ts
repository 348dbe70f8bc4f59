import { moduleUrl, resolveLocalSource } from '@gruntwork-docs/terraform';
import type { ModuleCall } from '@gruntwork-docs/terraform/model';
import type { CatalogLink, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleRecords } from './read-modules.ts';

/** Where readers find a module: its title, and its page. */
export interface ModuleLocation {
  readonly label: string;
  readonly url: string | undefined;
}

export type ModuleLocations = ReadonlyMap<string, ModuleLocation>;

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

/**
 * Follows the local module calls of a catalog in both directions; a folder without a page counts with the one around it. Modules that
 * have no place on the site are listed with those that call them.
 */
export function createModuleGraph(records: ModuleRecords, places: ModuleLocations): ModuleGraph {
  const calls = new Map<string, Map<string, string[]>>();
  const callers = new Map<string, Set<string>>();
  const elsewhere = new Map<string, Map<string, ModuleCall[]>>();
  for (const [path, { module }] of records) {
    const owner = findOwner(path, places);
    if (owner === undefined) continue;
    for (const call of module.moduleCalls) {
      const { name, source } = call;
      const target = resolveLocalSource(path, source);
      if (target === owner) continue;
      if (target === undefined || !places.has(target)) {
        // What folders without a page call beyond the catalog is a detail of theirs.
        if (owner !== path) continue;
        const own = elsewhere.get(path) ?? new Map<string, ModuleCall[]>();
        elsewhere.set(path, own.set(toAddress(source), [...(own.get(toAddress(source)) ?? []), call]));
        continue;
      }
      const own = calls.get(owner) ?? new Map<string, string[]>();
      calls.set(owner, own.set(target, [...(own.get(target) ?? []), name]));
      callers.set(target, (callers.get(target) ?? new Set()).add(owner));
    }
  }
  const placeOf = (path: string): CatalogLink => {
    const place = places.get(path);
    return { label: place?.label ?? path, ...(place?.url !== undefined && { url: place.url }) };
  };
  const listUses = (path: string): ModuleUse[] => [
    ...[...(calls.get(path) ?? [])]
      .sort(byPath)
      .map(([target, names]) => ({ ...placeOf(target), calls: names.sort() })),
    ...[...(elsewhere.get(path) ?? [])].sort(byPath).map(toOutsideUse),
  ];
  return {
    composes: new Map(
      [...new Set([...calls.keys(), ...elsewhere.keys()])].map((path) => [path, listUses(path)]),
    ),
    usedBy: new Map([...callers].map(([path, owners]) => [path, [...owners].sort().map(placeOf)])),
  };
}

/** What a source names, without the way to it and the release: `terraform-aws-modules/vpc/aws`. */
function toAddress(source: string): string {
  return source.replace(/^git::/, '').replace(/\?.*$/s, '');
}

/** A module of somebody else, with its page there. */
function toOutsideUse([label, calls]: [string, ModuleCall[]]): ModuleUse {
  const [first] = calls;
  const url = first === undefined ? undefined : moduleUrl(first);
  return {
    label,
    ...(url !== undefined && { url }),
    isOutside: true,
    calls: calls.map(({ name }) => name).sort(),
  };
}

function byPath([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** The module with a page that a folder is, or is part of; examples are no part of one. */
function findOwner(path: string, places: ModuleLocations): string | undefined {
  if (places.has(path)) return path;
  if (isInExample(path)) return undefined;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (places.has(path.slice(0, at))) return path.slice(0, at);
  }
  return undefined;
}
