import path from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_DIR, SOURCE_CONDITION } from '../../paths.ts';
import { createCodeThemeCss } from '../markdown/code-theme.ts';
import { LOAD_ERROR } from '../markdown/page-imports.ts';
import type { BundlerExtension } from './bundler-extension.ts';
import type { SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';
import type { ContentModule, ThemeSources } from './theme-sources.ts';

export interface VirtualInput {
  /** Stylesheets of the site's components, collected while the server's modules are loaded. */
  readonly styles?: ReadonlySet<string>;
  readonly theme: Theme;
  readonly bundler?: BundlerExtension | undefined;
  /** The site's sources, with their modules. */
  readonly sources: readonly SourceModules[];
  readonly findSources: () => ThemeSources;
  /** Collects the files that stylesheets and inline scripts include. */
  readonly inputs?: Set<string>;
}

/** Script that the development server adds to each page. */
const DEV_CLIENT = path.join(ENGINE_DIR, 'src/client/dev/entry.dev.ts');

/** Start of a page's scripts. */
const PUBLIC_CLIENT = path.join(ENGINE_DIR, 'src/client/public.ts');

const SCRIPT_QUERY = '?script';

/** `virtual:theme-slot/Footer`: the component in a slot of the theme, `undefined` for an empty one. */
const SLOT = 'virtual:theme-slot/';

/**
 * Virtual modules of the engine: the theme's by their role, those of sources, the code theme's stylesheet,
 * the site's React files by name, and scripts for inlining in the document (`x.inline.ts?script` is the
 * minified text of `x.inline.ts`).
 */
export function virtualPlugin(input: VirtualInput): Plugin {
  const { theme, sources, findSources, bundler, styles = new Set() } = input;
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:code-theme.css': () => createCodeThemeCss(theme.codeTheme),
    'virtual:theme-body': () => `export * from ${JSON.stringify(theme.body)};`,
    'virtual:theme-document': () => `export * from ${JSON.stringify(theme.document)};`,
    'virtual:theme-social-image': () =>
      theme.socialImage === undefined
        ? 'export const fonts = [];\nexport const renderSocialImage = undefined;'
        : `export * from ${JSON.stringify(theme.socialImage)};`,
    'virtual:dev-client': () => `import ${JSON.stringify(DEV_CLIENT)};`,
    'virtual:theme-client': () =>
      createClient([theme.client, ...[...styles].sort(), ...(theme.styles ?? [])], theme.scripts ?? []),
    'virtual:site-components': () => createComponents(bundler?.components, theme.components),
    'virtual:source-components': () =>
      createList(sources.flatMap(({ components }) => (components === undefined ? [] : [components]))),
    'virtual:source-behaviors': () =>
      createBehaviors([...sources, { name: 'site', behaviors: theme.behaviors }]),
    'virtual:site-pages': () => createMap(findSources().pages, 'module.default', 'error'),
    'virtual:content-modules': () =>
      createMap(findSources().components, 'module', `{ ${LOAD_ERROR}: error }`),
  };
  return {
    name: 'gruntwork:virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules || id.startsWith(SLOT) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${SLOT}`)) return createSlot(id.slice(SLOT.length + 1), theme);
      if (id.startsWith('\0')) return modules[id.slice(1)]?.();
      if (!id.endsWith(SCRIPT_QUERY)) return undefined;
      const file = id.slice(0, -SCRIPT_QUERY.length);
      const { rolldown } = await import('rolldown');
      const bundle = await rolldown({
        input: file,
        platform: 'browser',
        tsconfig: false,
        resolve: { conditionNames: [SOURCE_CONDITION, 'browser', 'import'] },
      });
      const result = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      const [chunk] = result.output;
      for (const moduleId of chunk.moduleIds) {
        this.addWatchFile(moduleId);
        input.inputs?.add(moduleId);
      }
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}

/** A module with the components of a site's dialect, and of its theme. */
function createComponents(shared: string | undefined, own: string | undefined): string {
  return [
    ...(shared === undefined ? [] : [`import shared from ${JSON.stringify(shared)};`]),
    ...(own === undefined ? [] : [`import * as own from ${JSON.stringify(own)};`]),
    `export default { ${shared === undefined ? '' : '...shared, '}${own === undefined ? '' : '...own'} };`,
  ].join('\n');
}

/** The module of every page: imports some modules for their side effects, then starts others. */
function createClient(imported: readonly string[], started: readonly string[]): string {
  const imports = imported.map((id) => `import ${JSON.stringify(id)};`);
  if (started.length === 0) return imports.join('\n');
  return [
    ...imports,
    `import { readSiteData, startEach } from ${JSON.stringify(PUBLIC_CLIENT)};`,
    ...started.map((id, index) => `import { start as start${index} } from ${JSON.stringify(id)};`),
    'startEach({',
    ...started.map((id, index) => `  ${JSON.stringify(toLabel(id))}: () => start${index}(readSiteData()),`),
    '});',
  ].join('\n');
}

/** `search/client` of `@gruntwork-docs/search/client`. */
function toLabel(id: string): string {
  return id.split('/').slice(-2).join('/');
}

function createSlot(name: string, { slots = {} }: Theme): string {
  const module = slots[name];
  if (module === undefined) return 'export default undefined;';
  return `export { ${name} as default } from ${JSON.stringify(module)};`;
}

/** A module whose default export is a list of other modules. */
function createList(paths: readonly string[]): string {
  const imports = paths.map((path, index) => `import * as module${index} from ${JSON.stringify(path)};`);
  return [...imports, `export default [${paths.map((_, index) => `module${index}`).join(', ')}];`].join('\n');
}

/** A module whose default export contains the `start` functions of the sources, by the source's name. */
function createBehaviors(
  sources: readonly { readonly name: string; readonly behaviors?: string | undefined }[],
): string {
  const started = sources.filter(({ behaviors }) => behaviors !== undefined);
  const imports = started.map(
    ({ behaviors }, index) => `import { start as start${index} } from ${JSON.stringify(behaviors)};`,
  );
  const entries = started.map(({ name }, index) => `  ${JSON.stringify(name)}: start${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}

/**
 * A module whose default export maps names to exports of modules. A module that fails to load is an error
 * only on pages that use it.
 */
function createMap(modules: readonly ContentModule[], taken: string, failed: string): string {
  const entries = modules.map(
    ({ file, path }) =>
      `  ${JSON.stringify(file)}: await import(${JSON.stringify(path)}).then((module) => ${taken}, (error) => (${failed})),`,
  );
  return ['export default {', ...entries, '};'].join('\n');
}
