import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { ENGINE_DIR, PROJECT_DIR, SOURCE_CONDITION } from '../../paths.ts';
import type { IslandUse } from './bundler-extension.ts';
import { islandsPlugin } from './islands-plugin.ts';
import { resolvePlugin } from './resolve-plugin.ts';
import { sassPlugin } from './sass-plugin.ts';
import { keepStylesPlugin, stylesPlugin } from './styles-plugin.ts';
import { type VirtualInput, virtualPlugin } from './virtual-plugin.ts';

export interface ViteConfigInput extends VirtualInput {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Islands of the theme, collected while the server's modules are loaded. */
  readonly themeIslands: Set<string>;
  /** Collects the files with components that the extension hydrates. */
  readonly hydrated?: Set<string>;
}

/** The parts of Vite's config that build and development server share. */
export function createViteConfig(input: ViteConfigInput): InlineConfig {
  const { siteDir, baseUrl, findSources, themeIslands, bundler } = input;
  const findIslandsIn = (file: string): readonly IslandUse[] => bundler?.findIslands?.(file, siteDir) ?? [];
  const styles = new Set<string>();
  return {
    configFile: false,
    root: PROJECT_DIR,
    base: baseUrl,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    // A site's own config is for its editor: it may extend packages that are not installed.
    tsconfig: path.join(ENGINE_DIR, 'src/node/render/theme/modules.tsconfig.json'),
    resolve: {
      // All code of a site shares the engine's React.
      dedupe: ['react', 'react-dom'],
      // Packages in the engine's repository resolve to their source, since the theme's modules share it.
      conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    },
    environments: {
      ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    },
    plugins: [
      // Before plugins with their own loaders: the server needs another version of an island's module.
      islandsPlugin({
        siteDir,
        elementModule: path.join(ENGINE_DIR, 'src/node/render/theme/island-element.tsx'),
        findIslands: () => findSources().islands,
        seen: themeIslands,
        findIslandsIn,
        onForeign: (file) => input.hydrated?.add(file),
      }),
      ...(bundler?.plugins({ siteDir, baseUrl }) ?? []),
      resolvePlugin(siteDir),
      stylesPlugin(siteDir, styles),
      // After the plugin that collects stylesheets: a module is loaded once.
      sassPlugin(siteDir, input.inputs),
      virtualPlugin({ ...input, styles }),
      keepStylesPlugin(styles),
    ],
  };
}
