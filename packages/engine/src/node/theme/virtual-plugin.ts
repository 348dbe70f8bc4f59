import type { Plugin } from 'vite';
import { createCodeThemeCss } from '../markdown/highlight.ts';
import { LOAD_ERROR } from '../markdown/page-imports.ts';
import type { Theme } from './theme.ts';
import type { ContentModule, ThemeSources } from './theme-sources.ts';

const SCRIPT_QUERY = '?script';

/**
 * Modules that the engine makes: the theme's by the part that they play, the code theme's stylesheet, the site's React
 * files by name, and scripts that are inlined in the document (`x.inline.ts?script` is the minified text of `x.inline.ts`).
 */
export function virtualPlugin(
  theme: Theme,
  findSources: () => ThemeSources,
  styles: ReadonlySet<string> = new Set(),
): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:code-theme.css': () => createCodeThemeCss(theme.codeTheme),
    'virtual:theme-body': () => `export * from ${JSON.stringify(theme.body)};`,
    'virtual:theme-document': () => `export * from ${JSON.stringify(theme.document)};`,
    'virtual:theme-client': () =>
      [theme.client, ...[...styles].sort(), ...(theme.styles ?? [])]
        .map((id) => `import ${JSON.stringify(id)};`)
        .join('\n'),
    'virtual:site-components': () =>
      theme.components === undefined
        ? 'export default {};'
        : `import * as components from ${JSON.stringify(theme.components)};\nexport default { ...components };`,
    'virtual:site-pages': () => createMap(findSources().pages, 'module.default', 'error'),
    'virtual:content-modules': () =>
      createMap(findSources().components, 'module', `{ ${LOAD_ERROR}: error }`),
  };
  return {
    name: 'gruntwork:virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith('\0')) return modules[id.slice(1)]?.();
      if (!id.endsWith(SCRIPT_QUERY)) return undefined;
      const file = id.slice(0, -SCRIPT_QUERY.length);
      const { rolldown } = await import('rolldown');
      const bundle = await rolldown({ input: file, platform: 'browser', tsconfig: false });
      const result = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      const [chunk] = result.output;
      for (const moduleId of chunk.moduleIds) this.addWatchFile(moduleId);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}

/**
 * A module whose default export maps names to what is taken of modules. One that fails while it is loaded is an error of
 * the pages that use it, and of no others.
 */
function createMap(modules: readonly ContentModule[], taken: string, failed: string): string {
  const entries = modules.map(
    ({ file, path }) =>
      `  ${JSON.stringify(file)}: await import(${JSON.stringify(path)}).then((module) => ${taken}, (error) => (${failed})),`,
  );
  return ['export default {', ...entries, '};'].join('\n');
}
