import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CacheStore } from '@gruntwork-docs/engine/source';
import { BuildError, hashText, memo } from '@gruntwork-docs/engine/source';
import {
  type CompactModule,
  type ComparedModule,
  diffCatalogs,
  fromCompact,
} from '@gruntwork-docs/terraform';
import type { CatalogDiff } from '@gruntwork-docs/terraform/model';
import { compareReleases } from '../load-module-versions.ts';
import type { ModuleRecords } from '../read-modules.ts';

/** The differences between two releases of a catalog. */
export interface Comparison {
  readonly from: string;
  readonly to: string;
  /** True when one release directly follows the other. */
  readonly isStep: boolean;
  readonly diff: CatalogDiff;
}

/** The compared releases of a catalog. */
export interface Releases {
  /** Newest first; the first one is the catalog itself. */
  readonly versions: readonly string[];
  /** Sorted by the newer release, newest first, and then by the older one, nearest first. */
  readonly comparisons: readonly Comparison[];
}

export interface ReleasesInput {
  /** Folder of the release data, `catalog/releases`, relative to the site. */
  readonly folder: string;
  readonly siteDir: string;
  readonly cache: CacheStore;
  readonly engineKey: string;
  /** The current release of the catalog; without one, nothing is compared. */
  readonly version: string | undefined;
  readonly records: ModuleRecords;
}

/** A release with stored models, or the catalog itself. */
interface Release {
  readonly version: string;
  readonly hash: string;
  readonly load: () => ComparedModule[];
}

/** Folders without callers, such as examples and tests, whose changes are not reported. */
const UNCALLED = /(?:^|\/)(?:examples|tests?)\//;

/** True for modules that comparisons leave out. */
export function isUncalled(path: string): boolean {
  return UNCALLED.test(path);
}

/** Number of newest releases compared with each other (28 pairs); older ones only with neighbors. */
const COMPARED_FREELY = 8;
const NONE: Releases = { versions: [], comparisons: [] };

/**
 * Compares the stored releases of a catalog with each other and with the catalog itself. Reuses results while
 * the models are the same.
 */
export async function loadReleases(input: ReleasesInput): Promise<Releases> {
  const { version: current } = input;
  if (current === undefined) return NONE;
  const kept = await readReleases(input);
  const older = kept.filter(({ version }) => compareReleases(version, current) < 0);
  const releases = [toCurrent(current, input.records), ...older.reverse()];
  if (releases.length < 2) return NONE;
  const versions = releases.map(({ version }) => version);
  return memo(input.cache, 'releases', [input.engineKey, ...releases.map(({ hash }) => hash)], () => ({
    versions,
    comparisons: compareAll(releases),
  }));
}

function compareAll(releases: readonly Release[]): Comparison[] {
  const loaded = releases.map(({ version, load }) => ({ version, modules: load() }));
  return loaded.flatMap((to, newer) =>
    loaded.slice(newer + 1).flatMap((from, distance): Comparison[] => {
      const isStep = distance === 0;
      const isNear = newer + 1 + distance < COMPARED_FREELY;
      if (!isStep && !isNear) return [];
      const diff = diffCatalogs(from.modules, to.modules);
      return [{ from: from.version, to: to.version, isStep, diff }];
    }),
  );
}

function toCurrent(version: string, records: ModuleRecords): Release {
  const own = [...records].filter(([name]) => !UNCALLED.test(name));
  return {
    version,
    hash: hashText(version, ...own.flatMap(([name, { hash }]) => [name, hash])),
    load: () => own.map(([, { module }]) => module),
  };
}

/** Reads the releases, oldest first. */
async function readReleases({ siteDir, folder }: ReleasesInput): Promise<Release[]> {
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  const files = names.filter((name) => /^v\d+\.\d+\.\d+\.json$/.test(name));
  const releases = await Promise.all(
    files.map(async (name): Promise<Release> => {
      const text = await readFile(path.join(siteDir, folder, name), 'utf8');
      const version = name.slice(0, -'.json'.length);
      return { version, hash: hashText(version, text), load: () => parseRelease(text, `${folder}/${name}`) };
    }),
  );
  return releases.sort((a, b) => compareReleases(a.version, b.version));
}

function parseRelease(text: string, file: string): ComparedModule[] {
  try {
    const { modules }: { modules: CompactModule[] } = JSON.parse(text);
    return modules.map(fromCompact).filter((module) => !UNCALLED.test(module.path));
  } catch (error) {
    throw new BuildError(`this is not the data of a release: ${String(error)}`, {
      file,
      hint: 'Write it with `npm run reference -- release`.',
    });
  }
}
