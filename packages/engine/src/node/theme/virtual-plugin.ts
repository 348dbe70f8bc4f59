import type { Plugin } from 'vite';
import { createCodeThemeCss } from '../markdown/highlight.ts';
import type { SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';
import type { ContentModule, ThemeSources } from './theme-sources.ts';

export interface VirtualInput {
  readonly theme: Theme;
  /** The site's sources, with the modules that they bring. */
  readonly sources: readonly SourceModules[];
  readonly findSources: () => ThemeSources;
}

const SCRIPT_QUERY = '?script';

/**
 * Modules that the engine makes: the theme's by the part that they play, those of sources, the code theme's stylesheet, the
 * site's React files by name, and scripts that are inlined in the document (`x.inline.ts?script` is the minified text of `x.inline.ts`).
 */
export function virtualPlugin({ theme, sources, findSources }: VirtualInput): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:code-theme.css': () => createCodeThemeCss(theme.codeTheme),
    'virtual:theme-body': () => `export * from ${JSON.stringify(theme.body)};`,
    'virtual:theme-document': () => `export * from ${JSON.stringify(theme.document)};`,
    'virtual:theme-social-image': () =>
      theme.socialImage === undefined
        ? 'export const fonts = [];\nexport const renderSocialImage = undefined;'
        : `export * from ${JSON.stringify(theme.socialImage)};`,
    'virtual:theme-client': () =>
      [theme.client, ...(theme.styles ?? [])].map((id) => `import ${JSON.stringify(id)};`).join('\n'),
    'virtual:site-components': () =>
      theme.components === undefined
        ? 'export default {};'
        : `import * as components from ${JSON.stringify(theme.components)};\nexport default { ...components };`,
    'virtual:source-components': () =>
      createList(sources.flatMap(({ components }) => (components === undefined ? [] : [components]))),
    'virtual:source-behaviours': () => createBehaviours(sources),
    'virtual:site-pages': () => createMap(findSources().pages, 'default as'),
    'virtual:content-modules': () => createMap(findSources().components, '* as'),
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

/** A module whose default export lists what others export. */
function createList(paths: readonly string[]): string {
  const imports = paths.map((path, index) => `import * as module${index} from ${JSON.stringify(path)};`);
  return [...imports, `export default [${paths.map((_, index) => `module${index}`).join(', ')}];`].join('\n');
}

/** A module whose default export holds the `start` of each source that has something to start, by its name. */
function createBehaviours(sources: readonly SourceModules[]): string {
  const started = sources.filter(({ behaviours }) => behaviours !== undefined);
  const imports = started.map(
    ({ behaviours }, index) => `import { start as start${index} } from ${JSON.stringify(behaviours)};`,
  );
  const entries = started.map(({ name }, index) => `  ${JSON.stringify(name)}: start${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}

/** A module whose default export maps site-relative files to what is imported of them. */
function createMap(modules: readonly ContentModule[], what: 'default as' | '* as'): string {
  const imports = modules.map((module, index) => {
    const path = JSON.stringify(module.path);
    return what === '* as'
      ? `import * as module${index} from ${path};`
      : `import { default as module${index} } from ${path};`;
  });
  const entries = modules.map((module, index) => `  ${JSON.stringify(module.file)}: module${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}
