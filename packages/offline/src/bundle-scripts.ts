import { createRequire } from 'node:module';
import path from 'node:path';
import { PROJECT_DIR, SOURCE_CONDITION } from '@gruntwork-docs/engine/site';
import { type Plugin, rolldown } from 'rolldown';

export interface ScriptInput {
  /** Absolute path of the module that a page loads. */
  readonly entry: string;
  /** Options for `virtual:offline-options`. */
  readonly options: object;
}

const ENTRY = '\0entry';
const OPTIONS = '\0options';

/**
 * Returns the browser code of this package at its installed path: the command itself runs compiled, from
 * another path.
 */
function findStart(): string {
  const { resolve } = createRequire(path.join(PROJECT_DIR, 'package.json'));
  return resolve('@gruntwork-docs/offline/client/start-offline.ts');
}

/** Bundles all modules of a page into one classic script, with the script that replaces the server first. */
export async function bundleScripts({ entry, options }: ScriptInput): Promise<string> {
  const bundle = await rolldown({
    input: { offline: ENTRY },
    plugins: [createModules(entry, options)],
    platform: 'browser',
    resolve: { conditionNames: [SOURCE_CONDITION, 'browser', 'import'] },
    // `import.meta` is read only for preloading, and a single file has nothing to preload.
    transform: { define: { 'import.meta': '{}' } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  await bundle.close();
  const [chunk] = output;
  return chunk.code;
}

function createModules(entry: string, options: object): Plugin {
  return {
    name: 'offline',
    resolveId: (id) => (id === ENTRY ? id : id === 'virtual:offline-options' ? OPTIONS : undefined),
    load(id) {
      if (id === OPTIONS) return `export const options = ${JSON.stringify(options)};`;
      if (id === ENTRY) return `import ${JSON.stringify(findStart())};\nimport ${JSON.stringify(entry)};`;
      return undefined;
    },
  };
}
