import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BuildError } from '@gruntwork-docs/engine/source';
import { z } from 'zod';

const plugin = z.union([
  z.string().transform((name) => toUse(name, {})),
  z.tuple([z.unknown()]).transform(([name]) => toUse(name, {})),
  z.tuple([z.unknown(), z.unknown()]).transform(([name, options]) => toUse(name, options)),
  z.unknown().transform((value) => toUse(value, {})),
]);

function toUse(used: unknown, options: unknown): PluginUse {
  return { name: nameOf(used), options, ...(typeof used === 'function' && { create: used }) };
}

/** A plugin, preset or theme with its options; `options` is `false` for a disabled one. */
export interface PluginUse {
  readonly name: string;
  readonly options: unknown;
  /** A plugin defined in the config itself. */
  readonly create?: unknown;
}

const schema = z.looseObject({
  title: z.string(),
  tagline: z.string().optional(),
  url: z.string(),
  baseUrl: z.string(),
  favicon: z.string().optional(),
  titleDelimiter: z.string().optional(),
  noIndex: z.boolean().optional(),
  trailingSlash: z.boolean().optional(),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  onBrokenLinks: z.string().optional(),
  onBrokenAnchors: z.string().optional(),
  onDuplicateRoutes: z.string().optional(),
  onBrokenMarkdownLinks: z.string().nullish(),
  staticDirectories: z.array(z.string()).default(['static']),
  customFields: z.record(z.string(), z.unknown()).default({}),
  themeConfig: z.record(z.string(), z.unknown()).default({}),
  headTags: z
    .array(
      z.looseObject({
        tagName: z.string(),
        attributes: z.record(z.string(), z.unknown()).default({}),
        innerHTML: z.string().optional(),
      }),
    )
    .default([]),
  scripts: z.array(z.unknown()).default([]),
  stylesheets: z.array(z.unknown()).default([]),
  clientModules: z.array(z.string()).default([]),
  presets: z.array(plugin).default([]),
  plugins: z.array(plugin).default([]),
  themes: z.array(plugin).default([]),
  i18n: z
    .looseObject({
      defaultLocale: z.string(),
      locales: z.array(z.string()),
      path: z.string().optional(),
      localeConfigs: z.record(z.string(), z.looseObject({})).default({}),
    })
    .optional(),
  markdown: z
    .looseObject({
      mermaid: z.boolean().optional(),
      format: z.enum(['md', 'mdx', 'detect']).optional(),
      hooks: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});

/** The config of a Docusaurus site, resolved by Docusaurus. */
export interface DocusaurusConfig {
  readonly config: z.output<typeof schema>;
  /** Source of the config, to find lines in. */
  readonly text: string;
  /** File name of the config. */
  readonly file: string;
  /** True when the site uses Docusaurus 2 or older, with MDX 1. */
  readonly usesMdx1?: boolean;
}

/** Parses the supported settings of a config that Docusaurus has resolved. */
export function parseDocusaurusConfig(value: unknown): DocusaurusConfig['config'] {
  return schema.parse(value);
}

/**
 * Loads the config with the site's own Docusaurus: it may be TypeScript, a function, and import any module.
 */
export async function loadDocusaurusConfig(siteDir: string): Promise<DocusaurusConfig> {
  const names = ['ts', 'mts', 'cts', 'mjs', 'cjs', 'js'].map((end) => `docusaurus.config.${end}`);
  const file = names.find((name) => existsSync(path.join(siteDir, name)));
  if (file === undefined)
    throw new BuildError(`\`${siteDir}\` has no \`docusaurus.config.*\``, {
      hint: 'Name the folder that holds it.',
    });
  process.env.NODE_ENV = 'production';
  process.chdir(siteDir);
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const config = parseDocusaurusConfig(await runConfig(siteDir, file));
  return { config, text, file, usesMdx1: usesMdx1(siteDir) };
}

/** Loaded from the site, not a dependency of this package. Its oldest versions load a config by its path. */
const LOADER = '@docusaurus/core/lib/server/config.js';

const loader = z.looseObject({
  loadSiteConfig: z
    .custom<(options: { siteDir: string }) => Promise<{ siteConfig: unknown }>>(isFunction)
    .optional(),
  default: z.custom<(file: string) => unknown>(isFunction).optional(),
});

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Resolves the config with the site's own Docusaurus. Throws a `BuildError` for one that cannot be run. */
export async function runConfig(siteDir: string, file: string): Promise<unknown> {
  const own = findLoader(createRequire(path.join(siteDir, 'package.json')), siteDir);
  try {
    if (own.loadSiteConfig !== undefined) return (await own.loadSiteConfig({ siteDir })).siteConfig;
    return await own.default?.(path.join(siteDir, file));
  } catch (cause) {
    throw new BuildError(`\`${file}\` cannot be run: ${findReason(cause)}`, {
      file,
      hint: 'It is a program of the old site. If it reads files that a step of that site writes, run that step first.',
      cause,
    });
  }
}

const release = z.looseObject({ version: z.string() });

function usesMdx1(siteDir: string): boolean {
  const load = createRequire(path.join(siteDir, 'package.json'));
  return /^[12]\./.test(release.parse(load('@docusaurus/core/package.json')).version);
}

/** Returns the message of the first error in a chain of causes, without stack traces. */
function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return findReason(error.cause);
  return error.message.split('\n')[0] ?? '';
}

function findLoader(load: NodeJS.Require, siteDir: string): z.output<typeof loader> {
  try {
    return loader.parse(load(LOADER));
  } catch (cause) {
    throw new BuildError(`\`@docusaurus/core\` is not installed in \`${siteDir}\``, {
      hint: "Run the site's own install (`npm install`) first: its config is run by its own Docusaurus.",
      cause,
    });
  }
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'function' ? value.name || 'a function' : 'an object';
}
