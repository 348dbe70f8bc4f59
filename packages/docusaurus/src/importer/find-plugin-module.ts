import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** A module that a site's config imports. */
export interface ConfigModule {
  /** Name of a package, or an absolute path. */
  readonly id: string;
  readonly value: unknown;
  /** Source code, as far as it was found. */
  readonly text: string;
}

/** Origin of a plugin. */
export interface PluginModule {
  readonly id: string;
  /** Name of the export, or `default`. */
  readonly exported: string;
  readonly text: string;
}

const NAMED = /(?:\bfrom\s*|\brequire\(\s*|\bimport\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g;
const SCRIPT = ['', '.ts', '.js', '.mjs', '.cjs', '.mts', '.cts', '/index.ts', '/index.js'];

type Load = (name: string) => unknown;

/** Lists the modules that a config imports, including those imported by its local modules. */
export function listConfigModules(file: string, text: string, seen: Set<string> = new Set()): ConfigModule[] {
  seen.add(file);
  const load = createLoader(file);
  return [...text.matchAll(NAMED)].flatMap(([, , name = '']): ConfigModule[] => {
    const own = /^\.{1,2}\//.test(name) ? findScript(path.resolve(path.dirname(file), name)) : undefined;
    if ((name.startsWith('.') && own === undefined) || name.startsWith('node:')) return [];
    const id = own ?? name;
    if (seen.has(id)) return [];
    seen.add(id);
    const code = own === undefined ? readPackage(name, file) : readFileSync(own, 'utf8');
    const module = { id, value: tryLoad(load, own ?? name), text: code };
    return own === undefined ? [module] : [module, ...listConfigModules(own, code, seen)];
  });
}

/** Finds the module whose export is the plugin. A function loaded twice is recognized by its source. */
export function findPluginModule(used: unknown, modules: readonly ConfigModule[]): PluginModule | undefined {
  if (typeof used !== 'function') return undefined;
  const isSame = (value: unknown): boolean =>
    value === used ||
    (typeof value === 'function' && value.name === used.name && String(value) === String(used));
  for (const { id, value, text } of modules) {
    if (isSame(value) || isSame(read(value, 'default')) || isSame(read(read(value, 'default'), 'default')))
      return { id, exported: 'default', text };
    const names = [value, read(value, 'default')].flatMap((own) =>
      (typeof own === 'object' || typeof own === 'function') && own !== null ? Object.keys(own) : [],
    );
    const exported = names.find((name) => isSame(read(value, name)));
    if (exported !== undefined && /^[\w$]+$/.test(exported)) return { id, exported, text };
  }
  return undefined;
}

function read(value: unknown, name: string): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, name)
    : undefined;
}

/** The config was already run; a module that cannot be loaded again is not its plugin. */
function tryLoad(load: Load, name: string): unknown {
  try {
    return load(name);
  } catch {
    return undefined;
  }
}

const jiti = z.custom<(file: string, options: object) => Load>((value) => typeof value === 'function');
const jitiModule = z.union([jiti, z.looseObject({ default: jiti }).transform((own) => own.default)]);

/** Loads modules as the site's own Docusaurus loads its config: TypeScript, CommonJS or ESM. */
function createLoader(file: string): Load {
  const own = createRequire(file);
  try {
    const utils = createRequire(own.resolve('@docusaurus/utils'));
    return jitiModule.parse(utils('jiti'))(file, { cache: true, requireCache: false, interopDefault: true });
  } catch {
    return (name) => own(name);
  }
}

function findScript(name: string): string | undefined {
  return SCRIPT.map((end) => name + end).find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the code of a package next to its entry file. */
function readPackage(name: string, from: string): string {
  try {
    const entry = createRequire(from).resolve(name);
    const folder = path.dirname(entry);
    const files = readdirSync(folder).filter((file) => /\.[cm]?[jt]s$/.test(file) && !file.includes('.min.'));
    return files
      .slice(0, MOST_FILES)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
  } catch {
    return '';
  }
}

const MOST_FILES = 20;
