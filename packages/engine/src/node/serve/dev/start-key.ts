import { hashJson } from '../../cache/hash.ts';
import type { LoadedConfig } from '../../config/load-config.ts';
import { listWatched } from '../../read/sources/page-source.ts';

/**
 * Hash of the values that require a restart of the development server; all other config changes apply while
 * it runs.
 */
export function createStartKey({ config, inputs, sources, theme, bundler, settings }: LoadedConfig): string {
  const { texts, baseTexts, codeTheme, plainTextRules, head, ...modules } = theme;
  return hashJson([
    [config.baseUrl, config.staticDirectory, config.devHosts, config.publishedFolders],
    inputs,
    modules,
    sources.map((source) => [
      source.name,
      source.components,
      source.behaviors,
      listWatched(source, settings),
      source.shownElsewhere,
    ]),
    bundler && [bundler.name, bundler.key],
  ]);
}

/** Thrown when the config requires a server with other start options. */
export class OutdatedServer extends Error {
  constructor() {
    super('the config asks for a server that is started with something else');
  }
}
