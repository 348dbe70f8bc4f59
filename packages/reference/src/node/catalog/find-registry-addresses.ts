import { hashText } from '@gruntwork-docs/engine/source';
import type { ModuleRecords } from '../read-modules.ts';
import { toInside } from './layout.ts';
import type { Catalog } from './resolve-catalog.ts';

/**
 * Gives the repositories of a catalog their addresses at the public registry, where their own texts call them by it: the
 * registry takes repositories named `terraform-<provider>-<name>` alone, but not each of those is there.
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

/** The module at the root of a repository is called as the repository is, without the words that all have. */
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
