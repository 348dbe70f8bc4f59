import type { MdastNode } from 'satteri';
import { type CatalogNames, WORD } from './catalog-names.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { at, type ContentPage, walk } from './load-pages.ts';
import { isAboutVersions } from './versions.ts';

/**
 * A name with an underscore, or one that is set: what follows it (` = true`, `[0]`, `()`) is left out of it. A word alone is
 * more often an account, a folder or a command.
 */
const NAME = /^(?:([a-z][a-z\d]*(?:_[a-z\d]+)+)(?:\s*=.*|\[.*|\(.*\))?|([a-z][a-z\d]*) = .*)$/;
const SERVICE = /^\/docs\/reference\/(services\/[\w-]+\/[\w-]+)/;
const LIBRARY = /\/reference\/modules\/[^#]*#module-([\w-]+)/;
const CALL = /\/\/((?:services|modules)\/[\w/-]+)\?ref=/g;

/**
 * Names in backticks that neither a module that the page links to or calls, nor its samples, nor Terraform has. Pages about
 * versions and posts name what was there once.
 */
export function checkNames(pages: readonly ContentPage[], catalog: CatalogNames): string[] {
  const faults = pages.flatMap((page) => {
    if (isAboutVersions(page.file)) return [];
    const nodes = [...walk(page.tree)];
    const code = nodes.flatMap((node) => (node.type === 'code' ? [node.value] : [])).join('\n');
    const calls = [...code.matchAll(CALL)].map(([, module = '']) => module);
    const modules = new Set([...nodes.flatMap(findModules), ...calls]);
    const names = [...modules].flatMap((module) => catalog.namesOf(module) ?? []);
    if (names.length === 0) return [];
    const known = new Set([...KNOWN_NAMES, ...(code.match(WORD) ?? []), ...names.flatMap((own) => [...own])]);
    return nodes.flatMap((node) => {
      const [, long, short] = (node.type === 'inlineCode' && NAME.exec(node.value)) || [];
      const name = long ?? short;
      if (name === undefined || known.has(name) || catalog.isResource(name)) return [];
      return [at(page, node, `\`${name}\` ${explain(catalog.findOwners(name))}`)];
    });
  });
  return [...new Set(faults)];
}

function explain(owners: readonly string[]): string {
  const [first] = owners;
  return first === undefined
    ? 'is in no module that the page links to: correct it, or add it to `known-names.ts`'
    : `is of ${owners.slice(0, 3).join(', ')}${owners.length > 3 ? ' and others' : ''}: link to one of them`;
}

/** Modules of the catalog that a link or a component leads to. */
function findModules(node: MdastNode): string[] {
  return findUrls(node).flatMap((url) => {
    const service = SERVICE.exec(url)?.[1];
    const library = LIBRARY.exec(url)?.[1];
    return [service ?? [], library === undefined ? [] : `modules/${library}`].flat();
  });
}

function findUrls(node: MdastNode): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((own) =>
    'name' in own && own.name === 'href' && typeof own.value === 'string' ? [own.value] : [],
  );
}
