import path from 'node:path';
import { z } from 'zod';
import type { PluginUse } from './site-config.ts';

const places = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.literal(false)]));
const made = z.looseObject({ configureWebpack: z.unknown().optional() });
const webpack = z.looseObject({ resolve: z.looseObject({ alias: places.optional() }).optional() });

/** Finds module aliases that plugins of the config give the bundler, with paths relative to the site. */
export async function findAliases(
  plugins: readonly PluginUse[],
  siteDir: string,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const add = (aliases: z.output<typeof places> | undefined): void => {
    for (const [name, value] of Object.entries(aliases ?? {})) {
      const [place] = Array.isArray(value) ? value : [value];
      if (typeof place !== 'string') continue;
      found[name] = path.relative(siteDir, path.resolve(siteDir, place)).split(path.sep).join('/');
    }
  };
  for (const { name, options, create } of plugins) {
    if (name === 'docusaurus-plugin-module-alias') {
      add(z.looseObject({ alias: places.optional() }).catch({}).parse(options).alias);
    } else if (typeof create === 'function') add(await askPlugin(create, options, siteDir));
  }
  return found;
}

/** Runs a plugin's `configureWebpack`. A plugin that needs a complete Docusaurus returns nothing. */
async function askPlugin(
  create: CallableFunction,
  options: unknown,
  siteDir: string,
): Promise<z.output<typeof places> | undefined> {
  try {
    const { configureWebpack } = made.parse(await create({ siteDir, siteConfig: {} }, options));
    if (typeof configureWebpack !== 'function') return undefined;
    const config: unknown = configureWebpack({}, false, {});
    return webpack.parse(config ?? {}).resolve?.alias;
  } catch {
    return undefined;
  }
}
