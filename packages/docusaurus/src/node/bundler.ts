import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerContext, BundlerExtension } from '@gruntwork-docs/engine';
import { isPlainModule, toModules } from './common-js.ts';
import { findIslandsOf } from './find-islands.ts';
import type { DocusaurusOptions } from './options.ts';
import { SHIM } from './shim-modules.ts';
import { toSvgModule } from './svg-module.ts';

type Plugins = ReturnType<BundlerExtension['plugins']>;

const OWN = /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//;
const SITE_VALUES = 'virtual:docusaurus-site';
const MISSING = '\0docusaurus-missing:';
const SCRIPT = '.cjs';
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** How components of a Docusaurus site are compiled: its names for modules, scripts with JSX, pictures as components. */
export function createBundler(options: DocusaurusOptions): BundlerExtension {
  return {
    name: 'docusaurus',
    key: JSON.stringify(options.site ?? {}),
    findIslands: findIslandsOf,
    plugins: (context) => [createPlugin(options, context)],
  };
}

function createPlugin(
  { site = {} }: DocusaurusOptions,
  { siteDir, baseUrl }: BundlerContext,
): Plugins[number] {
  const place = path.join(siteDir, 'package.json');
  const isOfSite = (id: string): boolean =>
    path.isAbsolute(id) && !id.includes('/node_modules/') && !id.includes('/packages/');
  return {
    name: 'docusaurus',
    enforce: 'pre',
    async resolveId(id, importer, resolveOptions) {
      if (importer === undefined || id.startsWith('\0')) return undefined;
      const find = (name: string, from = importer) =>
        this.resolve(name, from, { ...resolveOptions, skipSelf: true });
      if (id === SITE_VALUES) return `\0${SITE_VALUES}`;
      const raw = /^!!?raw-loader!(.+)$/.exec(id)?.[1];
      if (raw !== undefined)
        return find(`${raw.startsWith('@site/') ? path.join(siteDir, raw.slice(6)) : raw}?raw`);
      const shim = SHIM[id];
      if (shim !== undefined) return find(shim, `\0virtual:theme-body`);
      if (id === '@generated/docusaurus.config') return `\0${SITE_VALUES}`;
      if (id.startsWith('@site/')) {
        const found = await find(path.join(siteDir, id.slice('@site/'.length)));
        return found ?? toMissing(id);
      }
      if (OWN.test(id)) return findThemeFile(id, siteDir) ?? toMissing(id);
      if (!isOfSite(importer) || !/^[\w@./~]/.test(id) || id.startsWith('virtual:')) return undefined;
      const found = (await find(id)) ?? (await find(id, place));
      return found ?? toMissing(id);
    },
    async load(id) {
      if (id === `\0${SITE_VALUES}`) return `export default ${JSON.stringify({ baseUrl, ...site })};`;
      if (id.startsWith(MISSING)) return createMissing(id.slice(MISSING.length, -SCRIPT.length));
      const bare = id.replace(/\?.*$/, '');
      if (!isOfSite(bare)) return undefined;
      if (bare.endsWith('.svg') && !id.includes('?')) return toSvgModule(readFileSync(bare, 'utf8'));
      const lang = /\.[cm]?([jt])sx?$/.exec(bare)?.[1];
      if (lang === undefined || /\.d\.ts$/.test(bare)) return undefined;
      // Scripts of a site may hold JSX, whatever their name, and its settings for TypeScript are for an editor.
      const { transformWithOxc } = await import('vite');
      const kind = bare.endsWith('.ts') ? 'ts' : `${lang}sx`;
      const { code } = await transformWithOxc(readFileSync(bare, 'utf8'), bare, {
        lang: kind as 'ts' | 'tsx' | 'jsx',
        jsx: { runtime: 'automatic', development: false },
      });
      return isPlainModule(code) ? code : toModules(code);
    },
  };
}

/** A component of the site's own theme folder, under the name that Docusaurus gives it. */
function findThemeFile(id: string, siteDir: string): string | undefined {
  const name = /^@theme\/(.+)$/.exec(id)?.[1];
  if (name === undefined) return undefined;
  return EXTENSIONS.map((extension) => path.join(siteDir, 'src/theme', name + extension)).find(
    (file) => /\.[jt]sx?$/.test(file) && existsSync(file),
  );
}

/** The module in place of one that does not exist: a script, whatever the other's name ends in. */
function toMissing(name: string): string {
  return MISSING + name + SCRIPT;
}

/** Fails when it is used, so that the error names the page that does. */
function createMissing(name: string): string {
  const known = OWN.test(name) ? ` Known are: ${Object.keys(SHIM).join(', ')}.` : '';
  const message = `\`${name}\` does not exist here.${known}`;
  return `throw new Error(${JSON.stringify(message)});\nmodule.exports = {};`;
}
