import { hashText } from '@gruntwork-docs/engine/source';
import type { ModuleRecords } from '../read-modules.ts';
import { toInside } from './layout.ts';
import type { Catalog } from './resolve-catalog.ts';

/**
 * Sets the registry addresses of the catalog's repositories whose own texts call them by one: the registry
 * accepts repositories named `terraform-<provider>-<name>` only, but does not have all of those.
 */
export function findRegistryAddresses(catalog: Catalog, readmes: ReadonlyMap<string, string>): Catalog {
  const repositories = catalog.repositories.map((own) => {
    if (own.registryAddress !== undefined) return own;
    const texts = [...readmes]
      .filter(([path]) => toInside(path, own.folder) !== undefined)
      .map(([, text]) => text);
    const address = findAddress(own.repository, own.folder, texts);
    return address === undefined ? own : { ...own, registryAddress: address };
  });
  return { ...catalog, repositories };
}

function findAddress(
  repository: string | undefined,
  folder: string,
  texts: readonly string[],
): string | undefined {
  const [, provider, name] = /(?:^|\/)terraform-([a-z\d]+)-([\w-]+)$/.exec(repository ?? folder) ?? [];
  if (provider === undefined || name === undefined) return undefined;
  const owner = repository === undefined ? '[\\w-]+' : (repository.split('/')[0] ?? '');
  const address = new RegExp(`\\bsource\\s*=\\s*"(${owner}/${name}/${provider})(?=["/])`, 'i');
  for (const text of texts) {
    const found = address.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names the root module of a repository after the repository, without words that all names share. */
export function nameRoots(
  records: ModuleRecords,
  { repositories }: Pick<Catalog, 'repositories'>,
): ModuleRecords {
  const named = new Map(records);
  for (const { folder, repository } of repositories) {
    const record = records.get(folder);
    if (record === undefined) continue;
    const name = (repository ?? record.module.name).split('/').at(-1) ?? '';
    const short = name.replace(/^terraform-[a-z\d]+-/, '') || name;
    const hash = hashText(record.hash, short);
    named.set(folder, { ...record, hash, module: { ...record.module, name: short } });
  }
  return named;
}
