import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_DIR } from '../../paths.ts';

/** The name of a package, not a path or an import of the site's own package. */
const PACKAGE = /^[@\w]/;

/**
 * Resolves the modules that a config names: paths from the site's folder, packages from the site or the
 * engine.
 */
export function resolvePlugin(siteDir: string): Plugin {
  const importers = [path.join(siteDir, 'site.config.ts'), path.join(ENGINE_DIR, 'package.json')];
  return {
    name: 'gruntwork:resolve',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === undefined || id.startsWith('\0') || id.startsWith('virtual:')) return undefined;
      // Imports of the engine's virtual modules come from the config.
      const isNamed = importer.startsWith('\0virtual:');
      // A site need not install the engine's dependencies: its islands find the engine's client anyway.
      const candidates = [...(isNamed ? [] : [importer]), ...(isNamed || PACKAGE.test(id) ? importers : [])];
      for (const from of candidates) {
        const resolved = await this.resolve(id, from, { ...options, skipSelf: true });
        if (resolved !== null) return resolved;
      }
      return null;
    },
  };
}
