import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names that the Terraform files of a catalog have. */
export interface CatalogNames {
  /** Names that pages may use of a module, by its path; `undefined` for a module that does not exist. */
  namesOf(module: string): ReadonlySet<string> | undefined;
  /** Modules that have an input or output of that name. */
  findOwners(name: string): string[];
  /** True for a type of resource that any module creates or reads. */
  isResource(name: string): boolean;
}

interface Module {
  readonly path: string;
  readonly source: string;
}

export const WORD = /[a-z][a-z\d_]*/g;
const RESOURCE = /^(?:resource|data|ephemeral) "(\w+)" "(\w+)"/gm;
const LOCAL_CALL = /\bsource\s*=\s*"(\.\.?\/[^"]+)"/g;

/**
 * Reads a catalog. The names of a module are inputs and their attributes, outputs, resources and what is set in them; of
 * the modules that it is made of, the names of resources, which plans show.
 */
export function readCatalogNames(folder: string): CatalogNames {
  const modules = new Map(readModules(folder).map((module) => [module.path, module]));
  const resources = new Set(
    [...modules.values()].flatMap(({ source }) =>
      [...source.matchAll(RESOURCE)].map(([, type = '']) => type),
    ),
  );
  const listResources = (module: string, seen: Set<string>): string[] => {
    const source = modules.get(module)?.source;
    if (source === undefined || seen.has(module)) return [];
    seen.add(module);
    const own = [...source.matchAll(RESOURCE)].flatMap(([, type = '', name = '']) => [type, name]);
    const calls = [...source.matchAll(LOCAL_CALL)].map(([, call = '']) => path.posix.join(module, call));
    return [...own, ...calls.flatMap((call) => listResources(call, seen))];
  };
  const known = new Map<string, ReadonlySet<string>>();
  return {
    namesOf(module) {
      const source = modules.get(module)?.source;
      if (source === undefined) return undefined;
      const names =
        known.get(module) ?? new Set([...(source.match(WORD) ?? []), ...listResources(module, new Set())]);
      known.set(module, names);
      return names;
    },
    findOwners(name) {
      const declared = new RegExp(`^(?:variable|output) "${name}"`, 'm');
      return [...modules.values()].flatMap((module) => (declared.test(module.source) ? [module.path] : []));
    },
    isResource: (name) => resources.has(name),
  };
}

/** Every folder below `services` and `modules` that has Terraform files, without their comments. */
function readModules(catalog: string): Module[] {
  const visit = (folder: string): Module[] => {
    const full = path.join(catalog, folder);
    if (!existsSync(full)) return [];
    const entries = readdirSync(full, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.tf'));
    const source = files.map(({ name }) => readFileSync(path.join(full, name), 'utf8')).join('\n');
    const own = files.length === 0 ? [] : [{ path: folder, source: source.replace(/(?:#|\/\/) .*$/gm, '') }];
    const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
    return [...own, ...folders.flatMap(({ name }) => visit(`${folder}/${name}`))];
  };
  return ['modules', 'services'].flatMap(visit);
}
