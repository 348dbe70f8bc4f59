import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_DIR } from '../../paths.ts';

const THEME_STYLES = path.join(path.dirname(ENGINE_DIR), 'theme') + path.sep;
const STYLES = /\.(?:css|scss|sass|less)$/;

/**
 * Collects the stylesheets that the site's components import, while the server's modules are loaded: the
 * browser loads only the styles of those components.
 */
export function stylesPlugin(siteDir: string, styles: Set<string>): Plugin {
  /** The theme's client includes its own styles. */
  const isForeign = (file: string): boolean =>
    !file.startsWith(THEME_STYLES) || file.startsWith(siteDir + path.sep);
  return {
    name: 'gruntwork:styles',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/, '');
      const isOwn = STYLES.test(file) && path.isAbsolute(file) && !/\?(?:raw|inline|url)/.test(id);
      if (isOwn && isForeign(file) && this.environment.config.consumer === 'server') styles.add(file);
      return undefined;
    },
  };
}

/** Prevents tree shaking of stylesheets whose classes no browser module uses: those of static components. */
export function keepStylesPlugin(styles: ReadonlySet<string>): Plugin {
  return {
    name: 'gruntwork:keep-styles',
    enforce: 'post',
    transform: (code, id) =>
      styles.has(id.replace(/\?.*$/, ''))
        ? { code, map: null, moduleSideEffects: 'no-treeshake' }
        : undefined,
  };
}
