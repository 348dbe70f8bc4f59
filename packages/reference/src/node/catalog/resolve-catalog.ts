import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '@gruntwork-docs/engine/source';
import { findDialect } from '@gruntwork-docs/terraform';
import type { CatalogOrigin } from '@gruntwork-docs/terraform/model';
import type { CatalogOptions, RepositoryOptions } from './catalog-options.ts';
import { readGitInfo } from './git-info.ts';

/** A repository of a catalog, with its resolved properties. */
export interface CatalogRepository extends CatalogOrigin {
  readonly host?: string | undefined;
  /** `owner/name`. */
  readonly repository?: string | undefined;
  /** Tag or commit that source links point to. */
  readonly ref?: string | undefined;
}

/** A catalog, resolved from its options and Git. */
export interface Catalog
  extends Pick<CatalogOptions, 'layout' | 'examples' | 'route' | 'builder' | 'onFaultyModules'> {
  /** Path relative to the site; `.` is the site's own folder. */
  readonly folder: string;
  readonly repositories: readonly CatalogRepository[];
}

const DEFAULT_HOST = 'github.com';
const VERSION_FILE = 'version';

/** Completes the options of a catalog from its folder and Git. */
export async function resolveCatalog(siteDir: string, options: CatalogOptions): Promise<Catalog> {
  const { layout, examples, route, builder, onFaultyModules } = options;
  const folder = path.posix.normalize(options.folder).replace(/\/$/, '');
  const dir = path.join(siteDir, folder);
  const given = options.repositories ?? {};
  const names = options.repositories === undefined ? findRepositories(dir) : Object.keys(given);
  for (const name of names) {
    if (existsSync(path.join(dir, name))) continue;
    throw new BuildError(`config \`catalog.repositories\`: \`${folder}/${name}\` does not exist`, {
      file: 'site.config.ts',
      hint: 'Name folders of the catalog.',
    });
  }
  const repositories =
    names.length === 0
      ? [await resolveRepository(dir, '.', options, `${folder}/${VERSION_FILE}`)]
      : await Promise.all(
          names.map((name) =>
            resolveRepository(
              path.join(dir, name),
              name,
              given[name] ?? {},
              `${folder}/${name}/${VERSION_FILE}`,
            ),
          ),
        );
  return { folder, repositories, layout, examples, route, builder, onFaultyModules };
}

async function resolveRepository(
  dir: string,
  folder: string,
  options: RepositoryOptions,
  versionFile: string,
): Promise<CatalogRepository> {
  const git = await readGitInfo(dir);
  // If the options name another repository than Git does, the folder is a copy of its root.
  const isOther = options.repository !== undefined && options.repository !== git?.repository;
  const repository = options.repository ?? git?.repository;
  const host = options.host ?? (isOther ? undefined : git?.host) ?? DEFAULT_HOST;
  const written = options.version ?? (await readVersionFile(dir, versionFile));
  const version = written ?? (isOther ? undefined : git?.tag);
  return {
    folder,
    repository,
    host: repository === undefined ? undefined : host,
    source: options.source ?? (repository && `git::https://${host}/${repository}.git`),
    subfolder: (!isOther && git?.subfolder) || undefined,
    registryAddress: options.registryAddress,
    version,
    ref: written ?? (isOther ? undefined : git?.ref),
  };
}

/** Finds the subfolders that are repositories if the folder itself is not one. */
function findRepositories(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true });
  const isModule = (names: readonly string[]): boolean => findDialect(names) !== undefined;
  const names = entries.map(({ name }) => name);
  if (names.includes('.git') || isModule(names) || names.includes('modules') || names.includes('services'))
    return [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => {
      const inside = readdirSync(path.join(dir, name));
      const isWhole = isModule(inside) && (inside.includes('modules') || inside.includes('examples'));
      return inside.includes('.git') || isWhole || inside.includes('modules');
    })
    .sort();
}

async function readVersionFile(dir: string, file: string): Promise<string | undefined> {
  const text = await readFile(path.join(dir, VERSION_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const version = text.trim();
  if (/^v?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) return version;
  throw new BuildError(`\`${version}\` is not a release`, {
    file,
    hint: 'Write the tag of the catalog’s release into it, for example `v1.2.3`.',
  });
}

/** Returns the repository that contains a folder of the catalog. */
export function findRepository(
  catalog: Pick<Catalog, 'repositories'>,
  folder: string,
): CatalogRepository | undefined {
  return catalog.repositories.find((own) => own.folder === '.' || `${folder}/`.startsWith(`${own.folder}/`));
}
