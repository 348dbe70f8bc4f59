import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerContext, BundlerExtension } from '@gruntwork-docs/engine';
import { compileModule } from '@gruntwork-docs/engine/markdown';
import { PROJECT_DIR } from '@gruntwork-docs/engine/site';
import { theme } from '@gruntwork-docs/theme';
import { createMessages, isTextFile, readSiteMessages } from '../languages/text-module.ts';
import { applyAlias } from '../modules/apply-alias.ts';
import { findModuleFile } from '../modules/module-files.ts';
import { listRoots } from '../modules/resolve-import.ts';
import { findShim, SHIM } from '../modules/shim-modules.ts';
import type { DocusaurusOptions } from '../options.ts';
import { PAGE } from '../pages/pages-source.ts';
import { createPageStyles, isPageStyles, toPageStyles } from '../styles/page-styles.ts';
import { PAGE_CLASS } from '../styles/scope-styles.ts';
import { createDocusaurusMarkdown } from '../texts/docusaurus-markdown.ts';
import { isPlainModule, toModules } from './common-js.ts';
import { compileScript } from './compile-script.ts';
import { toDataModule } from './data-module.ts';
import { findIslandsOf } from './find-islands.ts';
import { toSvgModule } from './svg-module.ts';

/** Replaces `react-dom` for packages of a site: adds functions that older ones call. */
const REACT_DOM = '@gruntwork-docs/docusaurus/shim/react-dom.ts';
/** Packages that always resolve to the engine's copy. */
const CURRENT_PACKAGE = /^(?:react|react-dom|scheduler|@gruntwork-docs)\//;

type Plugins = ReturnType<BundlerExtension['plugins']>;

const DOCUSAURUS_MODULE = /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//;
const SITE_VALUES = 'virtual:docusaurus-site';
const TEXTS = 'virtual:docusaurus-texts';
const MISSING = '\0docusaurus-missing:';
const SCRIPT = '.cjs';
/** Files with imports; for direct requests to the development server the importer is the site's page. */
const SCRIPT_FILE = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const MODULE = '.mjs';
const COMPONENTS = 'virtual:docusaurus-components';
const PAGE_STYLES = 'virtual:docusaurus-page-styles';
/** Packages next to the engine's are not the site's, wherever the site is. */
const OWN_PACKAGES = path.join(PROJECT_DIR, 'packages') + path.sep;

/**
 * Compiles components of a Docusaurus site: its module aliases, scripts with JSX, SVG images as components.
 */
export function createBundler(options: DocusaurusOptions): BundlerExtension {
  return {
    name: 'docusaurus',
    key: JSON.stringify([options.site, options.aliases, options.i18n, options.styles]),
    components: COMPONENTS,
    findIslands: findIslandsOf,
    plugins: (context) => [createPlugin(options, context)],
  };
}

function createPlugin(options: DocusaurusOptions, { siteDir, baseUrl }: BundlerContext): Plugins[number] {
  const { site = {}, aliases = {} } = options;
  const reading = createDocusaurusMarkdown(options);
  const place = path.join(siteDir, 'package.json');
  const isOfSite = (id: string): boolean =>
    path.isAbsolute(id) && !id.includes('/node_modules/') && !id.startsWith(OWN_PACKAGES);
  return {
    name: 'docusaurus',
    enforce: 'pre',
    // An export that a shim lacks fails where it is used.
    config: () => ({ build: { rolldownOptions: { shimMissingExports: true } } }),
    async resolveId(id, importer, resolveOptions) {
      if (importer === undefined || id.startsWith('\0')) return undefined;
      if (id === COMPONENTS) return `\0${COMPONENTS}`;
      const find = (name: string, from = importer) =>
        this.resolve(name, from, { ...resolveOptions, skipSelf: true });
      if (id === SITE_VALUES || id === TEXTS || id === PAGE_STYLES) return `\0${id}`;
      const raw = /^!!?raw-loader!(.+)$/.exec(id)?.[1];
      if (raw !== undefined)
        return find(`${raw.startsWith('@site/') ? path.join(siteDir, raw.slice(6)) : raw}?raw`);
      // Packages of a site may be older than the engine's React.
      if (id === 'react-dom' && (isOfPackage(importer) || isOfSite(importer)))
        return find(REACT_DOM, `\0virtual:theme-body`);
      if (id.startsWith(PAGE)) return `\0${id}${MODULE}`;
      const shim = findShim(id);
      if (shim !== undefined) return find(shim, `\0virtual:theme-body`);
      const aliased = applyAlias(id, aliases);
      if (aliased !== undefined) return (await find(path.join(siteDir, aliased))) ?? toMissing(id);
      if (id === '@generated/docusaurus.config') return `\0${SITE_VALUES}`;
      if (id.startsWith('@site/')) {
        const found = await find(path.join(siteDir, id.slice('@site/'.length)));
        return found ?? toMissing(id);
      }
      if (isOfSite(importer) && isRooted(id, importer, siteDir)) {
        for (const place of listRoots(id)) {
          const found = await find(path.join(siteDir, place));
          if (found !== null) return found;
        }
        return toMissing(id);
      }
      if (DOCUSAURUS_MODULE.test(id)) return findModuleFile(id, siteDir) ?? toMissing(id);
      // The development server resolves request URLs to see whether they are modules.
      if (importer.endsWith('.html')) return undefined;
      if (!isOfSite(importer) || !/^[\w@./~]/.test(id) || id.startsWith('virtual:')) return undefined;
      const found = (await find(id)) ?? (await find(id, place));
      return found ?? toMissing(id);
    },
    async load(id) {
      if (id === `\0${SITE_VALUES}`) return `export default ${JSON.stringify({ baseUrl, ...site })};`;
      if (id === `\0${TEXTS}`) return createMessages(options.i18n, siteDir);
      if (id === `\0${COMPONENTS}`) return createComponents(siteDir);
      if (id === `\0${PAGE_STYLES}`) return createPageStyles(options.styles ?? [], siteDir);
      if (id.startsWith(`\0${PAGE}`)) return createPage(id.slice(PAGE.length + 1, -MODULE.length));
      if (id.startsWith(MISSING)) return createMissing(id.slice(MISSING.length, -SCRIPT.length));
      if (isTextFile(id, siteDir)) return readSiteMessages(id);
      const bare = id.replace(/\?.*$/, '');
      if (!isOfSite(bare)) return undefined;
      if (bare.endsWith('.svg') && !id.includes('?')) return toSvgModule(readFileSync(bare, 'utf8'));
      if (/\.mdx?$/.test(bare) && !id.includes('?')) {
        const file = path.relative(siteDir, bare);
        const source = readFileSync(bare, 'utf8');
        return compileModule({ file, source, texts: theme.texts.en, provider: PROVIDER, reading });
      }
      if (/\.ya?ml$/.test(bare) && !id.includes('?')) return toDataModule(bare, siteDir);
      if (!/\.[cm]?[jt]sx?$/.test(bare) || /\.d\.ts$/.test(bare)) return undefined;
      const code = await compileScript(readFileSync(bare, 'utf8'), bare);
      return isPlainModule(code) ? code : toModules(code);
    },
    async transform(code, id) {
      return isPageStyles(id)
        ? { code: await toPageStyles(code, id, { siteDir, baseUrl }), map: null }
        : undefined;
    },
  };
}

function isOfPackage(importer: string): boolean {
  const [, name] = /.*\/node_modules\/(.*)$/.exec(importer) ?? [];
  return name !== undefined && !CURRENT_PACKAGE.test(name);
}

/**
 * True for a path relative to the root of the site; a path that exists, or is in the site, is a file path.
 */
function isRooted(id: string, importer: string, siteDir: string): boolean {
  if (!id.startsWith('/') || !SCRIPT_FILE.test(importer)) return false;
  return !id.startsWith(siteDir + path.sep) && !existsSync(id.replace(/\?.*$/, ''));
}

/** Provides components to MDX content that components import. */
const PROVIDER = '@mdx-js/react';

/** Generates the module of components available on every page: Docusaurus's and those of the site. */
function createComponents(siteDir: string): string {
  const own = findModuleFile('@theme/MDXComponents', siteDir);
  return [
    "import base from '@gruntwork-docs/docusaurus/shim/MDXComponents.tsx';",
    `import own from ${own === undefined ? "'@gruntwork-docs/docusaurus/shim/MDXComponents.tsx'" : JSON.stringify(own)};`,
    // HTML elements are rendered unchanged.
    'const all = Object.entries({ ...base, ...own }).filter(([name]) => /^[A-Z]/.test(name));',
    'export default Object.fromEntries(all);',
  ].join('\n');
}

/** Generates a page with the site's config as a property, and with the styles of Docusaurus pages. */
function createPage(file: string): string {
  return [
    "import { createElement } from 'react';",
    `import config from '${SITE_VALUES}';`,
    `import styles from '${PAGE_STYLES}';`,
    `import Page from ${JSON.stringify(file)};`,
    'const html = { __html: styles };',
    "const style = createElement('style', { dangerouslySetInnerHTML: html });",
    `export default () => createElement('div', { className: '${PAGE_CLASS}' }, style, createElement(Page, { config }));`,
  ].join('\n');
}

/** Returns the id of the module that replaces a missing one: a script, whatever its extension. */
function toMissing(name: string): string {
  return MISSING + name + SCRIPT;
}

/** Throws on use, so that the error names the page. */
function createMissing(name: string): string {
  const known = DOCUSAURUS_MODULE.test(name) ? ` Known are: ${Object.keys(SHIM).join(', ')}.` : '';
  const message = `\`${name}\` does not exist here.${known}`;
  return `throw new Error(${JSON.stringify(message)});\nmodule.exports = {};`;
}
