import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { BuildError } from '../../errors/build-error.ts';

/** The used part of the package `sass`, which a site with such stylesheets has installed. */
interface Sass {
  compile(
    file: string,
    options: {
      loadPaths: string[];
      importers: { findFileUrl(url: string): URL | null }[];
      quietDeps: boolean;
      logger: { warn(message: string): void };
    },
  ): { css: string; loadedUrls: URL[] };
}

/** The site's copy, not a dependency of this package. */
const SASS_PACKAGE = 'sass';
const SASS = /\.s[ac]ss$/;
const COMPILED = /(\.s[ac]ss)(?:\.module)?\.css(?:\?.*)?$/;

/**
 * Compiles Sass stylesheets with the site's own `sass`: the bundler would look for it from the engine's
 * folder. Every file that is read is added to `inputs`.
 */
export function sassPlugin(siteDir: string, inputs?: Set<string>): Plugin {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const loadSass = (file: string): Sass => {
    try {
      return load(SASS_PACKAGE);
    } catch (cause) {
      throw new BuildError('`sass` is not installed', {
        file: path.relative(siteDir, file),
        hint: 'Add it to the packages of the site: `npm install sass`.',
        cause,
      });
    }
  };
  return {
    name: 'gruntwork:sass',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // The suffix makes the bundler treat the stylesheet as CSS, and its classes as a CSS module.
      if (COMPILED.test(id) && path.isAbsolute(id)) return id;
      if (!SASS.test(id)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found === null || !path.isAbsolute(found.id)) return undefined;
      return `${found.id}${/\.module\.s[ac]ss$/.test(found.id) ? '.module' : ''}.css`;
    },
    load(id) {
      if (!COMPILED.test(id)) return undefined;
      const file = id.replace(COMPILED, '$1');
      const { css, loadedUrls } = loadSass(file).compile(file, {
        loadPaths: [siteDir, path.join(siteDir, 'node_modules')],
        importers: [{ findFileUrl: (url) => findPackageFile(url, load) }],
        quietDeps: true,
        logger: { warn: (message) => this.warn(message) },
      });
      for (const url of loadedUrls) {
        const read = fileURLToPath(url);
        this.addWatchFile(read);
        if (!read.includes('/node_modules/')) inputs?.add(read);
      }
      return css;
    },
  };
}

/** `~package/file` is webpack's notation for a file of a package. */
function findPackageFile(url: string, load: NodeJS.Require): URL | null {
  if (!url.startsWith('~')) return null;
  try {
    return pathToFileURL(load.resolve(url.slice(1)));
  } catch {
    return null;
  }
}
