import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ISLAND_FILE = /\/(\w+)\.island\.tsx$/;
const VIRTUAL = 'virtual:islands';
const COMPONENT_QUERY = '?component';

export interface IslandsPluginOptions {
  /** Absolute path of the module that makes the server's side of an island. */
  readonly elementModule: string;
  /** Absolute paths of all island files of the theme and the site. */
  readonly findIslands: () => readonly string[];
}

/** Name of an island: that of its file, nobody repeats it. */
export function islandName(file: string): string | undefined {
  return ISLAND_FILE.exec(file)?.[1];
}

/**
 * On the server an island's module is replaced by its `gw-island` element; in the browser `virtual:islands` maps
 * the names to the modules, each a chunk of its own.
 */
export function islandsPlugin({ elementModule, findIslands }: IslandsPluginOptions): Plugin {
  return {
    name: 'gruntwork:islands',
    enforce: 'pre',
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id === `\0${VIRTUAL}`) return createRegistry(findIslands());
      const name = islandName(id);
      if (name === undefined || this.environment.config.consumer !== 'server') return undefined;
      const source = readFileSync(id, 'utf8');
      const component = JSON.stringify(id + COMPONENT_QUERY);
      const wake = /export (?:const|function) wakeKey\b/.test(source) ? 'module.wakeKey' : 'undefined';
      return [
        `import * as module from ${component};`,
        `import { createIsland } from ${JSON.stringify(elementModule)};`,
        `export const ${name} = createIsland({ name: ${JSON.stringify(name)}, component: module.${name}, hydrate: module.hydrate, wakeKey: ${wake} });`,
      ].join('\n');
    },
  };
}

function createRegistry(files: readonly string[]): string {
  const entries = files.map(
    (file) => `  ${path.basename(file, '.island.tsx')}: () => import(${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, '};'].join('\n');
}
