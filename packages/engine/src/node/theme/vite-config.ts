import path from 'node:path';
import type { InlineConfig } from 'vite';
import { ROOT } from '../paths.ts';
import { islandsPlugin } from './islands-plugin.ts';
import type { ThemeSources } from './theme-sources.ts';
import { virtualPlugin } from './virtual-plugin.ts';

/** The part of Vite's config that builds and the development server share. */
export function createViteConfig(baseUrl: string, findSources: () => ThemeSources): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    base: baseUrl,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: {
      // Pages of a site outside this folder use the project's React.
      dedupe: ['react', 'react-dom'],
    },
    plugins: [
      islandsPlugin({
        elementModule: path.join(ROOT, 'packages/engine/src/node/theme/island-element.tsx'),
        findIslands: () => findSources().islands,
      }),
      virtualPlugin(() => findSources().pages),
    ],
  };
}
