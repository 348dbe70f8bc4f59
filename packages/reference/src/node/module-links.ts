import { moduleUrl, resolveLocalSource } from '@gruntwork-docs/terraform';
import type { ModuleCall } from '@gruntwork-docs/terraform/model';
import type { CatalogLink, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleRecords } from './read-modules.ts';

/** The title and page of a module. */
export interface ModuleLocation {
  readonly label: string;
  readonly url: string | undefined;
}

export type ModuleLocations = ReadonlyMap<string, ModuleLocation>;

/** True for a part of the library that services are made of, but not for an example of one. */
export function isLibraryModule(path: string): boolean {
  return /(?:^|\/)modules\//.test(path) && !isInExample(path);
}

function isInExample(path: string): boolean {
  return /(?:^|\/)examples?\//.test(path);
}

/** Returns the anchor of a module on the library's page. */
export function toModuleAnchor(path: string): string {
  return `module-${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** The callees and callers of each module, both without duplicates, by path. */
export interface ModuleGraph {
  readonly composes: ReadonlyMap<string, readonly ModuleUse[]>;
  readonly usedBy: ReadonlyMap<string, readonly CatalogLink[]>;
}

/**
 * Follows the local module calls of a catalog in both directions; a folder without a page counts as part of
 * the one around it. Modules without a location on the site are listed with their callers.
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
        // External calls of folders without a page are an implementation detail.
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

/** Returns the module address in a source, without protocol and release: `terraform-aws-modules/vpc/aws`. */
function toAddress(source: string): string {
  return source.replace(/^git::/, '').replace(/\?.*$/s, '');
}

/** Describes an external module, with a link to its page. */
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

/** Returns the module with a page that contains a folder; examples belong to none. */
function findOwner(path: string, places: ModuleLocations): string | undefined {
  if (places.has(path)) return path;
  if (isInExample(path)) return undefined;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (places.has(path.slice(0, at))) return path.slice(0, at);
  }
  return undefined;
}
