import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { navbarItemTypes, type SiteConfig, siteConfigSchema } from '#shared/site-config.ts';
import type { CacheStore } from '../cache/cache-store.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import { findText } from '../errors/find-text.ts';
import { createFrame } from '../errors/frame.ts';
import { findNearestName } from '../errors/nearest-name.ts';
import { hasFile } from '../files/has-file.ts';
import type { PageSource } from '../read/sources/page-source.ts';
import { listSiteModules } from '../render/theme/module-folders.ts';
import type { SiteDefinition } from './define-site.ts';
import { loadTypeScriptModule } from './modules/load-module.ts';
import { loadDefaultParts, type SiteParts, takeParts } from './site-parts.ts';

export interface LoadedConfig extends SiteParts {
  readonly config: SiteConfig;
  /** Changes with the file's values, and with the code of its functions. */
  readonly hash: string;
  /** Changes with the code of the site's own sources; the same for all sites without any. */
  readonly sourcesHash: string;
  readonly inputs: readonly string[];
  /** The compiled config file, for threads that need its sources; absent on a site without one. */
  readonly module: string | undefined;
  /** Settings of each source that has a config key, by key. */
  readonly settings: ReadonlyMap<string, unknown>;
}

export interface ConfigOptions {
  /** Overrides the config's value. */
  readonly baseUrl?: string | undefined;
  /** Replaces the file. */
  readonly definition?: SiteDefinition | undefined;
}

const CONFIG_FILE = 'site.config.ts';

/** Loads and validates `site.config.ts`; a site without one gets the defaults. */
export async function loadConfig(
  siteDir: string,
  cache: CacheStore,
  { baseUrl, definition }: ConfigOptions = {},
): Promise<LoadedConfig> {
  const loaded = await (definition === undefined
    ? loadOwnConfig(siteDir, cache)
    : readDefinition(definition));
  if (baseUrl === undefined) return loaded;
  return { ...loaded, config: { ...loaded.config, baseUrl }, hash: hashText(loaded.hash, baseUrl) };
}

async function loadOwnConfig(siteDir: string, cache: CacheStore): Promise<LoadedConfig> {
  const file = path.join(siteDir, CONFIG_FILE);
  if (!hasFile(siteDir, CONFIG_FILE)) {
    return { ...(await readDefinition({})), hash: 'default' };
  }
  const { value, hash, codeHash, inputs, output } = await loadTypeScriptModule(file, cache, CONFIG_FILE);
  const source = await readFile(file, 'utf8');
  const defaults = await loadDefaultParts();
  const { rest, ...parts } = takeParts(value, CONFIG_FILE, defaults);
  throwIfAny(findMissingModules(siteDir, parts, source));
  const sourcesHash = parts.sources.every((listed) => defaults.sources.includes(listed)) ? '' : codeHash;
  return { ...parts, ...parseConfig(rest, parts, source), hash, sourcesHash, inputs, module: output };
}

/** Finds modules and styles that the config names by a path of the site, and that do not exist. */
function findMissingModules(siteDir: string, { theme, sources }: SiteParts, source: string): BuildError[] {
  return listSiteModules(theme, sources)
    .filter((name) => path.extname(name) !== '' && !hasFile(siteDir, name))
    .map((name) => {
      const hint = `Write the path as seen from the folder of \`${CONFIG_FILE}\`, or make the file.`;
      return new BuildError(`\`${name}\` does not exist`, {
        file: CONFIG_FILE,
        ...findText(source, [name]),
        hint,
      });
    });
}

/** A config that a program passes: its sources come from the installed packages. */
async function readDefinition(definition: SiteDefinition): Promise<LoadedConfig> {
  const { rest, ...parts } = takeParts(definition, CONFIG_FILE, await loadDefaultParts());
  const parsed = parseConfig(rest, parts, '');
  return { ...parts, ...parsed, hash: hashJson(rest), sourcesHash: '', inputs: [], module: undefined };
}

/** The schema of a config, including the schemas of its search and its sources. */
function createSchema({ search: { schema }, sources }: SiteParts): z.ZodType {
  const keys = sources.flatMap(({ settings }) => settings ?? []);
  return siteConfigSchema.extend({
    ...(schema !== undefined && { search: schema }),
    ...Object.fromEntries(keys.map((own) => [own.key, own.schema.optional()])),
  });
}

/** Validates a config value; every problem has its key, the line of the key, and a hint. */
function parseConfig(
  value: unknown,
  parts: SiteParts,
  source: string,
): Pick<LoadedConfig, 'config' | 'settings'> {
  throwIfAny(findUnknownNavbarTypes(value, source));
  const schema = createSchema(parts);
  const result = schema.safeParse(value);
  if (result.success) {
    const data = Object.entries(result.data as Record<string, unknown>);
    const keys = new Set(parts.sources.flatMap(({ settings }) => settings?.key ?? []));
    const config = Object.fromEntries(data.filter(([key]) => !keys.has(key)));
    const settings = new Map(data.filter(([key]) => keys.has(key)));
    return { config: publishFolders(config as SiteConfig, parts.sources, settings), settings };
  }
  throwIfAny(result.error.issues.flatMap((issue) => explainIssue(issue, schema, source)));
  throw new BuildError(`\`${CONFIG_FILE}\` is not valid`, { file: CONFIG_FILE });
}

/** Adds the sources' published folders to those of the config. */
function publishFolders(
  config: SiteConfig,
  sources: readonly PageSource[],
  settings: ReadonlyMap<string, unknown>,
): SiteConfig {
  const more = sources.flatMap(
    (source) => source.publishedFolders?.(source.settings && settings.get(source.settings.key)) ?? [],
  );
  return { ...config, publishedFolders: [...config.publishedFolders, ...more] };
}

function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, source: string): BuildError[] {
  const where = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeysAt(schema, where);
    return issue.keys.map((key) => {
      const nearest = findNearestName(key, known);
      return createConfigError(
        `config key \`${[...where, key].join('.')}\` is not known`,
        key,
        source,
        nearest === undefined ? `Known keys here: ${known.join(', ')}.` : `Did you mean \`${nearest}\`?`,
      );
    });
  }
  const key = where.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const message = `config \`${where.join('.')}\`: ${issue.message}`;
  return [
    createConfigError(message, key, source, 'See the type `SiteConfigInput` for every key and its values.'),
  ];
}

function createConfigError(message: string, key: string, source: string, hint: string): BuildError {
  const lines = source.split(/\r?\n/);
  const index = lines.findIndex((line) =>
    new RegExp(`(^|[\\s{,'"])${escapeRegExp(key)}['"]?\\s*:`).test(line),
  );
  const line = index < 0 ? undefined : index + 1;
  const frame = line === undefined ? undefined : createFrame(source, line);
  return new BuildError(message, { file: CONFIG_FILE, line, frame, hint });
}

/** Keys that a schema has at a path; follows objects and the first matching member of arrays. */
function knownKeysAt(schema: z.ZodType, where: readonly string[]): string[] {
  let current: unknown = schema;
  for (const part of where) current = /^\d+$/.test(part) ? elementOf(current) : shapeOf(current)?.[part];
  return Object.keys(shapeOf(current) ?? {});
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  for (let current = schema; isSchema(current); current = current.def.innerType) {
    if (current.def.shape !== undefined) return current.def.shape;
  }
  return undefined;
}

function elementOf(schema: unknown): unknown {
  for (let current = schema; isSchema(current); current = current.def.innerType) {
    if (current.def.element !== undefined) return current.def.element;
  }
  return undefined;
}

interface SchemaNode {
  readonly def: {
    readonly shape?: Record<string, unknown>;
    readonly element?: unknown;
    readonly innerType?: unknown;
  };
}

function isSchema(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && 'def' in value;
}

function findUnknownNavbarTypes(value: unknown, source: string): BuildError[] {
  const items = readPath(value, ['navbar', 'items']);
  if (!Array.isArray(items)) return [];
  const known: readonly string[] = navbarItemTypes;
  return items.flatMap((item: unknown) => {
    const type = readPath(item, ['type']);
    if (type === undefined || (typeof type === 'string' && known.includes(type))) return [];
    const message = `unknown navbar item type \`${String(type)}\``;
    const lines = source.split(/\r?\n/);
    const index = lines.findIndex(
      (line) => line.includes(`'${String(type)}'`) || line.includes(`"${String(type)}"`),
    );
    const line = index < 0 ? undefined : index + 1;
    const frame = line === undefined ? undefined : createFrame(source, line);
    return [
      new BuildError(message, { file: CONFIG_FILE, line, frame, hint: `Use one of: ${known.join(', ')}.` }),
    ];
  });
}

function readPath(value: unknown, keys: readonly string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
