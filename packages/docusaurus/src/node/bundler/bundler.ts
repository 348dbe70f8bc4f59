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

/** In place of `react-dom` for packages of a site: with what older ones call. */
const REACT_DOM = '@gruntwork-docs/docusaurus/shim/react-dom.ts';
/** Packages that mean the engine's own. */
const CURRENT_PACKAGE = /^(?:react|react-dom|scheduler|@gruntwork-docs)\//;

type Plugins = ReturnType<BundlerExtension['plugins']>;

const DOCUSAURUS_MODULE = /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//;
const SITE_VALUES = 'virtual:docusaurus-site';
const TEXTS = 'virtual:docusaurus-texts';
const MISSING = '\0docusaurus-missing:';
const SCRIPT = '.cjs';
/** What imports; addresses that the development server is asked for have the site's page as importer. */
const SCRIPT_FILE = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const MODULE = '.mjs';
const COMPONENTS = 'virtual:docusaurus-components';
const PAGE_STYLES = 'virtual:docusaurus-page-styles';
/** Packages beside the engine's are not the site's, wherever that lies. */
const OWN_PACKAGES = path.join(PROJECT_DIR, 'packages') + path.sep;

/** How components of a Docusaurus site are compiled: its names for modules, scripts with JSX, pictures as components. */
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
    // What a component takes from a stand-in that lacks it fails where it is used.
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
      // The development server asks by the address of a request whether that is a module.
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

/** True for a path as seen from the root of the site; what exists, or lies in the site, is named as a file. */
function isRooted(id: string, importer: string, siteDir: string): boolean {
  if (!id.startsWith('/') || !SCRIPT_FILE.test(importer)) return false;
  return !id.startsWith(siteDir + path.sep) && !existsSync(id.replace(/\?.*$/, ''));
}

/** Gives texts that components import the components that they name. */
const PROVIDER = '@mdx-js/react';

/** The module of the components that every page can use: Docusaurus's and those that the site adds to them. */
function createComponents(siteDir: string): string {
  const own = findModuleFile('@theme/MDXComponents', siteDir);
  return [
    "import base from '@gruntwork-docs/docusaurus/shim/MDXComponents.tsx';",
    `import own from ${own === undefined ? "'@gruntwork-docs/docusaurus/shim/MDXComponents.tsx'" : JSON.stringify(own)};`,
    // Elements of HTML are rendered as they are.
    'const all = Object.entries({ ...base, ...own }).filter(([name]) => /^[A-Z]/.test(name));',
    'export default Object.fromEntries(all);',
  ].join('\n');
}

/** A page with the site's config as a property, and with the styles that pages of Docusaurus find. */
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

/** The module in place of one that does not exist: a script, whatever the other's name ends in. */
function toMissing(name: string): string {
  return MISSING + name + SCRIPT;
}

/** Fails when it is used, so that the error names the page that does. */
function createMissing(name: string): string {
  const known = DOCUSAURUS_MODULE.test(name) ? ` Known are: ${Object.keys(SHIM).join(', ')}.` : '';
  const message = `\`${name}\` does not exist here.${known}`;
  return `throw new Error(${JSON.stringify(message)});\nmodule.exports = {};`;
}
