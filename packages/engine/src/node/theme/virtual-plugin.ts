import type { Plugin } from 'vite';
import { createCodeThemeCss } from '../markdown/highlight.ts';

const CODE_THEME = 'virtual:code-theme.css';
const SITE_PAGES = 'virtual:site-pages';
const SCRIPT_QUERY = '?script';

/**
 * Modules that the engine makes: the code theme's stylesheet, the site's React pages by route file, and scripts that
 * are inlined in the document (`x.inline.ts?script` is the minified text of `x.inline.ts`).
 */
export function virtualPlugin(findReactPages: () => readonly { file: string; path: string }[]): Plugin {
  return {
    name: 'gruntwork:virtual',
    enforce: 'pre',
    resolveId(id) {
      return id === CODE_THEME || id === SITE_PAGES ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${CODE_THEME}`) return createCodeThemeCss();
      if (id === `\0${SITE_PAGES}`) return createPageModule(findReactPages());
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

function createPageModule(pages: readonly { file: string; path: string }[]): string {
  const imports = pages.map((page, index) => `import page${index} from ${JSON.stringify(page.path)};`);
  const entries = pages.map((page, index) => `  ${JSON.stringify(page.file)}: page${index},`);
  return [...imports, 'export default {', ...entries, '};'].join('\n');
}
