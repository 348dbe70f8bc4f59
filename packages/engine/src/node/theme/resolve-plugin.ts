import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_DIR } from '../paths.ts';
import type { Theme } from './theme.ts';

/** The name of a package, not a path and not an import of the own package. */
const PACKAGE = /^[@\w]/;

/**
 * Finds the modules that a theme names: paths from the site's folder, packages from there or from beside the engine. Puts
 * the site's own modules in place of those that it replaces; a replacement that imports the original gets it.
 */
export function resolvePlugin(siteDir: string, { replace = {} }: Theme): Plugin {
  const places = [path.join(siteDir, 'site.config.ts'), path.join(ENGINE_DIR, 'package.json')];
  let replaced: Promise<Map<string, string>> | undefined;
  return {
    name: 'gruntwork:resolve',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === undefined || id.startsWith('\0') || id.startsWith('virtual:')) return undefined;
      const find = async (name: string, from: string) =>
        this.resolve(name, from, { ...options, skipSelf: true });
      const findNamed = async (name: string) => {
        for (const place of places) {
          const found = await find(name, place);
          if (found !== null) return found;
        }
        return null;
      };
      // What the engine's own modules name is the theme's.
      const isNamed = importer.startsWith('\0virtual:');
      // A site need not install what the engine brings: its islands find the engine's client all the same.
      const found =
        (isNamed ? null : await find(id, importer)) ??
        (isNamed || PACKAGE.test(id) ? await findNamed(id) : null);
      if (found === null || Object.keys(replace).length === 0) return found;
      replaced ??= Promise.all(
        Object.entries(replace).map(async ([original, own]): Promise<[string, string]> => {
          const [from, to] = await Promise.all([findNamed(original), findNamed(own)]);
          if (from === null || to === null)
            throw new Error(
              `the theme cannot replace \`${original}\` by \`${own}\`: ${from === null ? 'the first' : 'the second'} does not exist`,
            );
          return [from.id, to.id];
        }),
      ).then((pairs) => new Map(pairs));
      const own = (await replaced).get(found.id);
      return own === undefined || own === importer ? found : { ...found, id: own };
    },
  };
}
