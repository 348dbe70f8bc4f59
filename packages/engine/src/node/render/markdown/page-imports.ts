import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CompileContext } from './compile-context.ts';
import type { ImportTarget, PageImport } from './markdown-options.ts';

/** Parses the code of a page; loaded only for pages with imports. */
export type ParseModule = typeof import('rolldown/parseAst').parseAst;

const HINT =
  'A page imports components of `.tsx` or `.jsx` files of the content by their path; those of the theme need no import.';

/** True for a text with possible imports, which require the parser. */
export function mayImport(source: string): boolean {
  return /^import\b/m.test(source);
}

/** Extracts the imports of a piece of a page's code and returns the rest. Throws for unsupported imports. */
export function takeImports(
  code: string,
  offset: number,
  parse: ParseModule,
  context: CompileContext,
): string {
  let rest = code;
  const { body } = parseOrExplain(code, offset, parse, context);
  for (const statement of body.toReversed()) {
    if (statement.type !== 'ImportDeclaration') continue;
    const target = findModule(statement.source.value, offset + statement.start, context);
    for (const specifier of statement.specifiers) {
      context.imports.push({ local: specifier.local.name, exported: nameOf(specifier), target });
    }
    rest = rest.slice(0, statement.start) + rest.slice(statement.end);
  }
  return rest.trim();
}

function parseOrExplain(code: string, offset: number, parse: ParseModule, context: CompileContext) {
  try {
    return parse(code);
  } catch (error) {
    // The first line is a count, and the code frame begins after the second one.
    const [, message = 'it cannot be read'] = error instanceof Error ? error.message.split('\n') : [];
    throw context.error(`import does not parse: ${message}`, offset, HINT);
  }
}

type Specifier = Extract<
  ReturnType<ParseModule>['body'][number],
  { type: 'ImportDeclaration' }
>['specifiers'][number];

function nameOf(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

function findModule(name: string, offset: number, context: CompileContext): ImportTarget {
  const { env, file, reading } = context;
  const own = reading.resolveImport?.(name, file, env.siteDir);
  if (own !== undefined) return own;
  if (reading.resolveImport !== undefined)
    throw context.error(
      `\`${name}\`, which the page imports, does not exist`,
      offset,
      'Correct the path or the name.',
    );
  const isPath = /^\.{0,2}\//.test(name);
  if (!isPath) throw context.error(`a page cannot import \`${name}\``, offset, HINT);
  const folder = name.startsWith('/') ? 'content' : path.posix.dirname(file);
  const target = path.posix.normalize(path.posix.join(folder, name));
  const found = [target, `${target}.tsx`, `${target}.jsx`].find(
    (candidate) => /\.[jt]sx$/.test(candidate) && existsSync(path.join(env.siteDir, candidate)),
  );
  if (found?.startsWith('content/'))
    return { kind: 'module', key: found, path: path.resolve(env.siteDir, found) };
  throw context.error(`\`${name}\` is no component of the content`, offset, HINT);
}

/**
 * Imports of a page, by local name; `getOther` returns imports other than modules, such as a text's exports.
 */
export function resolveImports(
  imports: readonly PageImport[],
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  page: string,
  getOther: (target: Exclude<ImportTarget, { kind: 'module' }>, exported: string) => unknown,
): Record<string, unknown> {
  const fail = (file: string, exported: string): Error =>
    new Error(`\`${file}\` has no export \`${exported}\`, which \`${page}\` imports`);
  return Object.fromEntries(
    imports.map(({ local, exported, target }) => {
      if (target.kind !== 'module') {
        const value = getOther(target, exported);
        if (value === undefined) throw fail(target.file, exported);
        return [local, value];
      }
      const module = modules[target.key];
      const failure = module?.[LOAD_ERROR];
      if (failure !== undefined) throw failure;
      if (module === undefined)
        throw new Error(
          `\`${target.key}\`, which \`${page}\` imports, is not among the compiled modules: a plugin that writes an import has to name it`,
        );
      if (exported === '*') return [local, module];
      const component = module[exported];
      if (component === undefined) throw fail(target.key, exported);
      return [local, component];
    }),
  );
}

/** Name of a bundled module's loading error. */
export const LOAD_ERROR = '__loadError';
