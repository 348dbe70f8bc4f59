import { parseModuleSource } from './sources.ts';

/** The repository that the service catalog is published in. */
export const CATALOG_REPOSITORY = 'gruntwork-io/terraform-aws-service-catalog';

/** A source address that leads into the published catalog. */
export interface CatalogSource {
  /** The module's folder inside the catalog; empty when the address names none. */
  path: string;
  ref: string | undefined;
}

/** Source address of a module of the published catalog, without a version. */
export function catalogSourceOf(path: string): string {
  return `git::git@github.com:${CATALOG_REPOSITORY}.git//${path}`;
}

/** Reads an address into the published catalog; undefined when it leads elsewhere. */
export function parseCatalogSource(address: string): CatalogSource | undefined {
  const source = parseModuleSource(address);
  if (source.kind !== 'git') return undefined;
  const repository = source.url
    .replace(/\.git$/, '')
    .replace(/^(?:(?:https|ssh):\/\/)?(?:git@)?github\.com[:/]/, '');
  if (repository !== CATALOG_REPOSITORY) return undefined;
  return { path: (source.submodule ?? '').replace(/\/+$/, ''), ref: source.ref };
}
