import { createRequire } from 'node:module';
import path from 'node:path';
import { PROJECT_DIR, SOURCE_CONDITION } from '@gruntwork-docs/engine/site';
import { type Plugin, rolldown } from 'rolldown';

export interface ScriptInput {
  /** The module that a page loads, absolute. */
  readonly entry: string;
  /** What `virtual:offline-options` gives to the scripts. */
  readonly options: object;
}

const ENTRY = '\0entry';
const OPTIONS = '\0options';

/** The browser's part of this package, where it is installed: the command itself runs compiled, from elsewhere. */
function findStart(): string {
  const { resolve } = createRequire(path.join(PROJECT_DIR, 'package.json'));
  return resolve('@gruntwork-docs/offline/client/start-offline.ts');
}

/** All modules of a page in one plain script, after the one that stands for a server. */
export async function bundleScripts({ entry, options }: ScriptInput): Promise<string> {
  const bundle = await rolldown({
    input: { offline: ENTRY },
    plugins: [createModules(entry, options)],
    platform: 'browser',
    resolve: { conditionNames: [SOURCE_CONDITION, 'browser', 'import'] },
    // Asked for what is to be preloaded, which is nothing: there is one file.
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
