import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Its files name source maps that aren't published, and Vite warns of each. */
const WORKFLOW_PARSER = /@actions\/workflow-parser\/.*\.js$/;

/** The condition under which the packages of this project are TypeScript. */
const SOURCE = '@gruntwork-docs/source';

/** Slots of the theme, which no site fills here. */
const SLOT = 'virtual:theme-slot/';

export default defineConfig({
  plugins: [
    {
      // The bundler inlines them in documents.
      name: 'without-inline-scripts',
      enforce: 'pre',
      load: (id) => (id.endsWith('.inline.ts?script') ? "export default '';" : undefined),
    },
    {
      name: 'empty-slots',
      resolveId: (id) => (id.startsWith(SLOT) ? `\0${id}` : undefined),
      load: (id) => (id.startsWith(`\0${SLOT}`) ? 'export default undefined;' : undefined),
    },
    {
      name: 'workflow-parser-without-source-maps',
      load: async (id) =>
        WORKFLOW_PARSER.test(id) ? (await readFile(id, 'utf8')).replace(/\n\/\/# source.*/, '') : undefined,
    },
  ],
  // Packages are their source.
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    // Some tests run the programs that users do.
    globalSetup: 'tests/compile-packages.mjs',
    // It imports JSON in a way that only bundlers take.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    include: ['{packages,site/components,audit,bench,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/golden/**', '**/fixtures/**'],
    // On two cores the default is one worker, although most tests wait for a build, whose start uses one core.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Builds of fixture sites share two cores with everything else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
