import type { Server } from 'node:http';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createLogger, createServer, type Logger, type ViteDevServer } from 'vite';
import { CACHE_ROOT, ENGINE_DIR, PROJECT_DIR } from '../../paths.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';
import type { BundlerExtension } from '../../render/theme/bundler-extension.ts';
import { listModuleFolders } from '../../render/theme/module-folders.ts';
import type { SourceModules } from '../../render/theme/source-modules.ts';
import type { Theme } from '../../render/theme/theme.ts';
import {
  findThemeSources,
  type ImportedModules,
  type ThemeSources,
} from '../../render/theme/theme-sources.ts';
import { createViteConfig } from '../../render/theme/vite-config.ts';
import type { ErrorLog } from './error-log.ts';
import { explainViteError } from './explain-vite-error.ts';

export interface ViteServerOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly theme: Theme;
  readonly bundler: BundlerExtension | undefined;
  /** Modules that the site's sources name; `undefined` while the site is invalid. */
  readonly findModules: () => Promise<ImportedModules | undefined>;
  readonly staticDirectory: string;
  /** The site's sources, with their modules, and the folders and files that they read besides `content`. */
  readonly sources: readonly SourceModules[];
  /** Site-relative files and folders that the sources watch, and folders of published files. */
  readonly sourceFolders: readonly string[];
  /** Absolute paths of the config and its imports. */
  readonly configFiles: readonly string[];
  readonly host: string;
  /** Further host names of the server, besides this machine's own. */
  readonly allowedHosts: readonly string[];
  /** HTTP server for Vite's websocket. */
  readonly httpServer: Server;
  readonly reporter: Reporter;
  readonly errorLog: ErrorLog;
}

/** Vite inside our server, with the functions that update its module lists. */
export interface DevVite {
  readonly vite: ViteDevServer;
  /** Searches again for islands, React pages and imports of pages. */
  updateSources(): Promise<void>;
}

/** Hidden files, backups, and Vim's test file for folder permissions. */
const LEFT_BY_EDITORS = /(?:^|[\\/])(?:\.[^\\/]*|[^\\/]*~|4913)$/;

/** Virtual modules that depend on the list of sources. */
const SOURCE_LISTS = ['\0virtual:islands', '\0virtual:site-pages', '\0virtual:content-modules'];

/** Source folders of the engine's repository; installed packages do not change while the server runs. */
const PACKAGES = ENGINE_DIR.includes('/node_modules/') ? [] : [path.dirname(ENGINE_DIR)];

export async function createDevVite(options: ViteServerOptions): Promise<DevVite> {
  const { siteDir, baseUrl, host, httpServer } = options;
  let found: ThemeSources = await findThemeSources(siteDir, await options.findModules());
  const folders = [...options.sourceFolders, ...listModuleFolders(options.theme, options.sources)];
  const watched = [
    ...options.configFiles,
    ...PACKAGES,
    ...['content', ...folders, options.staticDirectory, 'site.config.ts', 'sidebars.ts'].map((name) =>
      path.join(siteDir, name),
    ),
  ];
  const isWatched = (file: string): boolean =>
    watched.some((place) => isInside(place, file) || isInside(file, place));
  const base = createViteConfig({
    siteDir,
    baseUrl,
    theme: options.theme,
    sources: options.sources,
    findSources: () => found,
    themeIslands: new Set(),
    bundler: options.bundler,
  });
  const vite = await createServer({
    ...base,
    cacheDir: path.join(CACHE_ROOT, 'vite'),
    customLogger: createViteLogger(options),
    ssr: { external: ['react', 'react-dom'], noExternal: true },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
    server: {
      middlewareMode: true,
      host,
      allowedHosts: [...options.allowedHosts],
      hmr: { server: httpServer },
      fs: { allow: [PROJECT_DIR, siteDir] },
      watch: { ignored: (file: string) => LEFT_BY_EDITORS.test(file) || !isWatched(file) },
    },
  });
  vite.watcher.add(watched);
  return {
    vite,
    async updateSources() {
      const modules = await options.findModules();
      // An invalid site has an unknown list of modules: the last one stays.
      if (modules === undefined) return;
      const fresh = await findThemeSources(siteDir, modules);
      if (isDeepStrictEqual(fresh, found)) return;
      found = fresh;
      for (const { moduleGraph } of Object.values(vite.environments)) {
        for (const id of SOURCE_LISTS) {
          const module = moduleGraph.getModuleById(id);
          if (module !== undefined) moduleGraph.invalidateModule(module);
        }
      }
    },
  };
}

/** Vite's own messages: its errors are logged like all others, its reload notices are dropped. */
function createViteLogger({ siteDir, reporter, errorLog }: ViteServerOptions): Logger {
  const warned = new Set<string>();
  return {
    ...createLogger('warn'),
    info: () => {},
    warn: (message) => reporter.warn(message),
    warnOnce: (message) => {
      if (!warned.has(message)) reporter.warn(message);
      warned.add(message);
    },
    error: (message, { error } = {}) => {
      errorLog.report(explainViteError(error ?? new Error(message), siteDir));
    },
  };
}

/** True for sources of the theme and of everything that is compiled with it. */
export function isThemeFile(file: string): boolean {
  return PACKAGES.some((folder) => isInside(folder, file));
}

/** True when `file` is the folder or is inside it. */
export function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}${path.sep}`);
}
