import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MdastNode } from 'satteri';
import { KNOWN_NAMES } from './known-names.ts';
import { at, type ContentPage, walk } from './load-pages.ts';

/** Names that pages may use of a module of the catalog; `undefined` for a module that does not exist. */
export type FindNames = (module: string) => ReadonlySet<string> | undefined;

const root = path.join(import.meta.dirname, '../..');
const WORD = /[a-z][a-z\d_]*/g;
/**
 * A name with an underscore, or one that is set: what follows it (` = true`, `[0]`, `()`) is left out of it. A word alone is
 * more often an account, a folder or a command.
 */
const NAME = /^(?:([a-z][a-z\d]*(?:_[a-z\d]+)+)(?:\s*=.*|\[.*|\(.*\))?|([a-z][a-z\d]*) = .*)$/;
const SERVICE = /^\/docs\/reference\/(services\/[\w-]+\/[\w-]+)/;
const LIBRARY = /\/reference\/modules\/[^#]*#module-([\w-]+)/;
const RESOURCE = /^(?:resource|data|ephemeral) "(\w+)" "(\w+)"/gm;
const LOCAL_CALL = /\bsource\s*=\s*"(\.\.?\/[^"]+)"/g;
const CALL = /\/\/((?:services|modules)\/[\w/-]+)\?ref=/g;

/**
 * Reads the names of a module: inputs and their attributes, outputs, resources and what is set in them. Of the modules
 * that it is made of, the names of resources, which plans show.
 */
export function createNameFinder(catalog = path.join(root, 'catalog')): FindNames {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const resources = (module: string, seen: Set<string>): string[] => {
    const source = readSource(path.join(catalog, module));
    if (source === undefined || seen.has(module)) return [];
    seen.add(module);
    const own = [...source.matchAll(RESOURCE)].flatMap(([, type = '', name = '']) => [type, name]);
    const calls = [...source.matchAll(LOCAL_CALL)].map(([, call = '']) => path.posix.join(module, call));
    return [...own, ...calls.flatMap((call) => resources(call, seen))];
  };
  const read = (module: string): ReadonlySet<string> | undefined => {
    const source = readSource(path.join(catalog, module));
    if (source === undefined) return undefined;
    return new Set([...(source.match(WORD) ?? []), ...resources(module, new Set())]);
  };
  return (module) => {
    if (!known.has(module)) known.set(module, read(module));
    return known.get(module);
  };
}

/** Text of a module's Terraform files without comments. */
function readSource(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.tf'));
  const source = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  return source.replace(/(?:#|\/\/) .*$/gm, '');
}

/** Names in backticks that neither a module that the page links to, nor its samples, nor Terraform has. */
export function checkNames(pages: readonly ContentPage[], find: FindNames): string[] {
  const faults = pages.flatMap((page) => {
    const nodes = [...walk(page.tree)];
    const code = nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])).join('\n');
    const calls = [...code.matchAll(CALL)].map(([, module = '']) => module);
    const modules = [...new Set([...nodes.flatMap(findModules), ...calls])].filter(
      (module) => find(module) !== undefined,
    );
    if (modules.length === 0) return [];
    const known = new Set([...KNOWN_NAMES, ...(code.match(WORD) ?? [])]);
    for (const module of modules) for (const name of find(module) ?? []) known.add(name);
    return nodes.flatMap((node) => {
      const [, long, short] = (node.type === 'inlineCode' && NAME.exec(node.value)) || [];
      const name = long ?? short;
      if (name === undefined || known.has(name)) return [];
      return [at(page, node, `\`${name}\` is in none of ${modules.join(', ')}`)];
    });
  });
  return [...new Set(faults)];
}

/** Modules of the catalog that a link or a component leads to. */
function findModules(node: MdastNode): string[] {
  const urls =
    node.type === 'link' || node.type === 'definition'
      ? [node.url]
      : node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? node.attributes.flatMap((own) =>
            'name' in own && own.name === 'href' && typeof own.value === 'string' ? [own.value] : [],
          )
        : [];
  return urls.flatMap((url) => {
    const service = SERVICE.exec(url)?.[1];
    const library = LIBRARY.exec(url)?.[1];
    return [service ?? [], library === undefined ? [] : `modules/${library}`].flat();
  });
}
