import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { BuildError } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { readKept, writeKept } from '@gruntwork-docs/engine/node/files/kept-file.ts';
import type { Change } from '@gruntwork-docs/terraform/diff/change.ts';
import { type CompactModule, fromCompact } from '@gruntwork-docs/terraform/diff/compact.ts';
import {
  type ComparedModule,
  diffCatalogs,
  diffModule,
} from '@gruntwork-docs/terraform/diff/diff-catalogs.ts';
import { renderDiffMarkdown, toDiffAnchor } from '@gruntwork-docs/terraform/diff/render-diff.ts';
import { compareReleases } from './load-module-versions.ts';
import type { ModuleRecords } from './read-modules.ts';

/** What a release changed, against the one before. */
export interface ReleaseChanges {
  readonly from: string;
  readonly to: string;
  /** Markdown, a section for each module that differs. */
  readonly text: string;
  /** Anchors of these sections, by path of the module. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** What changed of the inputs of modules up to the catalog as it is: by path, then by the release that it is since. */
export type InputChanges = Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>>;

/** What the models of releases tell. */
export interface LoadedReleases {
  /** Newest first. */
  readonly changes: readonly ReleaseChanges[];
  readonly since: InputChanges;
}

export interface ReleasesInput {
  /** Folder of the data of releases, `catalog/releases`, and the site's own. */
  readonly folder: string;
  readonly siteDir: string;
  /** File that keeps the comparisons over builds. */
  readonly cacheFile: string;
  readonly engineKey: string;
  /** The release of the catalog as it is; nothing is compared where it is not known. */
  readonly version: string | undefined;
  readonly records: ModuleRecords;
  /** Site path of a module's page or row, without the base URL. */
  readonly toLink: (path: string) => string | undefined;
}

/** A release whose models are kept, or the catalog itself. */
interface Release {
  readonly version: string;
  readonly hash: string;
  readonly load: () => ComparedModule[];
}

/** Nobody calls examples and tests: what changes in them is not told. */
const UNCALLED = /(?:^|\/)(?:examples|tests?)\//;

/**
 * Compares the releases that a catalog keeps models of with their neighbors, and the newest of them with the catalog
 * itself, newest first. Nothing is compared again while the models and the places of the modules are the same.
 */
export async function loadReleases(input: ReleasesInput): Promise<LoadedReleases> {
  const { version: current } = input;
  if (current === undefined) return { changes: [], since: {} };
  const kept = await readReleases(input);
  const older = kept.filter(({ version }) => compareReleases(version, current) < 0);
  const releases = [...older, toCurrent(current, input.records)];
  if (releases.length < 2) return { changes: [], since: {} };
  const links = [...input.records.keys()].map((name) => [name, input.toLink(name) ?? null]);
  const key = hashText(input.engineKey, hashJson(links), ...releases.map(({ hash }) => hash));
  const stored = await readKept(input.cacheFile);
  if (stored !== undefined) {
    const known: LoadedReleases & { key: string } = JSON.parse(stored);
    if (known.key === key) return { changes: known.changes, since: known.since };
  }
  const loaded = releases.map(({ version, load }) => ({ version, modules: load() }));
  const changes = loaded.slice(1).map((release, index) => {
    const before = loaded[index] ?? release;
    return compare(before, release, input.toLink);
  });
  changes.reverse();
  const since = collectInputChanges(loaded);
  await writeKept(input.cacheFile, JSON.stringify({ key, changes, since }));
  return { changes, since };
}

/** Compares the modules of each release with the same ones now: what callers of it would have to change. */
function collectInputChanges(releases: readonly LoadedRelease[]): InputChanges {
  const older = releases.slice(0, -1);
  const current = releases.at(-1)?.modules ?? [];
  const known = current.map((module) => {
    const changes = older.flatMap(({ version, modules }): [string, Change[]][] => {
      const before = modules.find(({ path: own }) => own === module.path);
      return before === undefined ? [] : [[version, diffModule(before, module).filter(isOfCallers)]];
    });
    return [module.path, Object.fromEntries(changes)] as const;
  });
  return Object.fromEntries(known.filter(([, changes]) => Object.keys(changes).length > 0));
}

function isOfCallers({ subject, severity }: Change): boolean {
  return subject === 'input' && (severity === 'breaking' || severity === 'behavior');
}

type LoadedRelease = { readonly version: string; readonly modules: ComparedModule[] };

function compare(
  before: LoadedRelease,
  after: LoadedRelease,
  toUrl: ReleasesInput['toLink'],
): ReleaseChanges {
  const [from, to] = [before.version, after.version];
  const diff = diffCatalogs(before.modules, after.modules);
  const text = renderDiffMarkdown(diff, { from, to, isPart: true, toUrl });
  const anchors = Object.fromEntries(diff.modules.map(({ path: name }) => [name, toDiffAnchor(name)]));
  // What many modules share has no section of theirs.
  const own = Object.entries(anchors).filter(([, anchor]) => text.includes(`{#${anchor}}`));
  return { from, to, text, anchors: Object.fromEntries(own) };
}

function toCurrent(version: string, records: ModuleRecords): Release {
  const own = [...records].filter(([name]) => !UNCALLED.test(name));
  return {
    version,
    hash: hashText(version, ...own.flatMap(([name, { hash }]) => [name, hash])),
    load: () => own.map(([, { module }]) => module),
  };
}

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
