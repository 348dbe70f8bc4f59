import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { ROOT } from '../paths.ts';

/** Folders, below the project's, of all that the theme is compiled of. */
export const THEME_SOURCE_FOLDERS = [
  'packages/theme/src',
  'packages/search/src',
  'packages/reference/src',
  'packages/engine/src/client',
  'packages/engine/src/shared',
  'packages/engine/src/node/theme',
];

export interface ThemeSources {
  /** Absolute paths of `*.island.tsx`, theme and site. */
  readonly islands: readonly string[];
  /** React pages of the site. */
  readonly pages: readonly { readonly file: string; readonly path: string }[];
}

/** Finds what the bundler has to know of by name. */
export async function findThemeSources(siteDir: string): Promise<ThemeSources> {
  const themeDir = path.join(ROOT, 'packages');
  const contentDir = path.join(siteDir, 'content');
  const [themeIslands, siteIslands, pages] = await Promise.all([
    listFiles(themeDir, (name) => name.endsWith('.island.tsx')),
    listFiles(contentDir, (name) => name.endsWith('.island.tsx')),
    listFiles(
      path.join(contentDir, 'pages'),
      (name) => name.endsWith('.tsx') && !name.endsWith('.island.tsx'),
    ),
  ]);
  return {
    islands: [
      ...themeIslands.map((file) => path.join(themeDir, file)),
      ...siteIslands.map((file) => path.join(contentDir, file)),
    ],
    pages: pages.map((file) => ({
      file: `content/pages/${file}`,
      path: path.join(contentDir, 'pages', file),
    })),
  };
}
