import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { BuildError } from '../../errors/build-error.ts';
import { shortenPath } from '../../errors/bundler-message.ts';
import type { IslandUse } from './bundler-extension.ts';

const ISLAND_FILE = /\/(\w+)\.island\.tsx$/;
const VIRTUAL = 'virtual:islands';
const COMPONENT_QUERY = '?component';
/** Default trigger of hydration for a component whose module exports none. */
const DEFAULT_HYDRATE = "'visible'";

export interface IslandsPluginOptions {
  readonly siteDir: string;
  /** Absolute path of the module for the server's side of an island. */
  readonly elementModule: string;
  /** Absolute paths of the site's island files. */
  readonly findIslands: () => readonly string[];
  /**
   * Absolute paths of all other island files, such as themes', collected while the server's modules are
   * loaded.
   */
  readonly seen: Set<string>;
  /** Further hydrated exports of a module, from the site's bundler extension. */
  readonly findIslandsIn?: (file: string) => readonly IslandUse[];
  /** Called for files with such exports. */
  readonly onForeign?: (file: string) => void;
}

/** Name of an island: that of its file, which is unique. */
export function islandName(file: string): string | undefined {
  return ISLAND_FILE.exec(file)?.[1];
}

/**
 * Replaces an island's module with its `gw-island` element on the server; in the browser `virtual:islands`
 * maps the names to the modules, each a separate chunk.
 */
export function islandsPlugin(options: IslandsPluginOptions): Plugin {
  const { elementModule, findIslands, seen, findIslandsIn = () => [] } = options;
  let server: ViteDevServer | undefined;
  const foreign = new Map<string, readonly IslandUse[]>();
  return {
    name: 'gruntwork:islands',
    enforce: 'pre',
    configureServer(own) {
      server = own;
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id === `\0${VIRTUAL}`)
        return createRegistry([...new Set([...findIslands(), ...seen])].sort(), foreign);
      const name = islandName(id);
      if (this.environment.config.consumer !== 'server') return undefined;
      if (name === undefined) {
        const uses = id.includes(COMPONENT_QUERY) || id.startsWith('\0') ? [] : findIslandsIn(id);
        if (uses.length === 0) return undefined;
        if (!foreign.has(id)) forgetRegistry(server);
        foreign.set(id, uses);
        options.onForeign?.(id);
        return createWrappers(id, uses, elementModule, readFileSync(id.replace(/\?.*$/, ''), 'utf8'));
      }
      if (!seen.has(id)) forgetRegistry(server);
      seen.add(id);
      const source = readFileSync(id, 'utf8');
      if (!exportsName(source, name)) throw createNameError(id, name, options.siteDir);
      const component = JSON.stringify(id + COMPONENT_QUERY);
      const wake = exportsName(source, 'wakeKey') ? 'module.wakeKey' : 'undefined';
      const when = exportsName(source, 'hydrate') ? 'module.hydrate' : DEFAULT_HYDRATE;
      return [
        `import * as module from ${component};`,
        `import { createIsland } from ${JSON.stringify(elementModule)};`,
        `export const ${name} = createIsland({ name: ${JSON.stringify(name)}, component: module.${name}, hydrate: ${when}, wakeKey: ${wake} });`,
        `export default ${name};`,
      ].join('\n');
    },
  };
}

/** True when a module exports a name, according to its source. */
function exportsName(source: string, name: string): boolean {
  const declared = new RegExp(`^export\\s+(?:(?:async\\s+)?function|const|let|var|class)\\s+${name}\\b`, 'm');
  return declared.test(source) || new RegExp(`^export\\s*\\{[^}]*\\b${name}\\b[^}]*\\}`, 'm').test(source);
}

function createNameError(id: string, name: string, siteDir: string): BuildError {
  const file = shortenPath(id.replace(/\?.*$/, ''), siteDir);
  return new BuildError(`the island \`${file}\` exports no \`${name}\``, {
    file,
    hint: `Write \`export function ${name}\`: an island goes by the name of its file.`,
  });
}

/** Invalidates a registry that was created before an island was found. */
function forgetRegistry(server: ViteDevServer | undefined): void {
  const graph = server?.environments.client?.moduleGraph;
  const module = graph?.getModuleById(`\0${VIRTUAL}`);
  if (module !== undefined) graph?.invalidateModule(module);
}

/** A module whose stateful components are islands, and whose other exports are unchanged. */
function createWrappers(
  id: string,
  uses: readonly IslandUse[],
  elementModule: string,
  source: string,
): string {
  const when = exportsName(source, 'hydrate') ? 'module.hydrate' : DEFAULT_HYDRATE;
  const component = JSON.stringify(id + COMPONENT_QUERY);
  const exports = uses.map(({ exported, name }) => {
    const what = `createIsland({ name: ${JSON.stringify(name)}, component: module.${exported}, hydrate: ${when}, wakeKey: undefined })`;
    return exported === 'default' ? `export default ${what};` : `export const ${exported} = ${what};`;
  });
  return [
    `import * as module from ${component};`,
    `import { createIsland } from ${JSON.stringify(elementModule)};`,
    `export * from ${component};`,
    ...exports,
  ].join('\n');
}

function createRegistry(
  files: readonly string[],
  foreign: ReadonlyMap<string, readonly IslandUse[]>,
): string {
  const others = [...foreign].flatMap(([file, uses]) =>
    uses.map(
      ({ exported, name }) =>
        `  ${name}: () => import(${JSON.stringify(file)}).then((module) => ({ ${name}: module.${exported} })),`,
    ),
  );
  const entries = files.map(
    (file) => `  ${path.basename(file, '.island.tsx')}: () => import(${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, ...others, '};'].join('\n');
}
