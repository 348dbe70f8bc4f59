import path from 'node:path';
import { listFiles } from '../../files/list-files.ts';

export interface ContentModule {
  /** Site-relative. */
  readonly file: string;
  /** Absolute. */
  readonly path: string;
}

/** Files of a site's content that the bundler needs by name. */
export interface ThemeSources {
  /** Absolute paths of the site's `*.island.tsx`. */
  readonly islands: readonly string[];
  /** React pages of the site. */
  readonly pages: readonly ContentModule[];
  /** Components next to the pages that import them. */
  readonly components: readonly ContentModule[];
}

/** Modules of sources, in addition to those of the content. */
export type ImportedModules = Pick<ThemeSources, 'pages' | 'components'>;

/** Finds the React files of a site's content. */
export async function findThemeSources(siteDir: string, own?: ImportedModules): Promise<ThemeSources> {
  const content = path.join(siteDir, 'content');
  const isModule = (name: string): boolean => /\.[jt]sx$/.test(name) && !/\.test\.[jt]sx$/.test(name);
  const files = await listFiles(content, isModule, { shownAs: 'content' });
  const modules = files.map((file): ContentModule => {
    return { file: `content/${file}`, path: path.join(content, file) };
  });
  const isIsland = ({ file }: ContentModule): boolean => file.endsWith('.island.tsx');
  const isPage = (module: ContentModule): boolean =>
    module.file.startsWith('content/pages/') && module.file.endsWith('.tsx') && !isIsland(module);
  return {
    islands: modules.filter(isIsland).map((module) => module.path),
    pages: [...modules.filter(isPage), ...(own?.pages ?? [])],
    components: [...modules.filter((module) => !isPage(module)), ...(own?.components ?? [])],
  };
}
