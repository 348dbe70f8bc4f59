import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { describeCorruption } from '../../cache/cache-store.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';
import { openSiteCache } from '../../pipeline/site/site-state.ts';
import { listSourceModules } from '../../read/sources/list-modules.ts';
import { listWatched } from '../../read/sources/page-source.ts';
import { createDevHandler } from './dev-handler.ts';
import { createDevSiteSource } from './dev-site.ts';
import type { ErrorLog } from './error-log.ts';
import { explainViteError } from './explain-vite-error.ts';
import { createDevRenderer } from './render-page.ts';
import { createSiteRoutes } from './site-routes.ts';
import { createStartKey } from './start-key.ts';
import { createDevVite } from './vite-server.ts';
import { watchSite } from './watch-site.ts';

export interface DevSessionOptions {
  /** Absolute path. */
  readonly siteDir: string;
  readonly host: string;
  /** Overrides the config's value. */
  readonly baseUrl: string | undefined;
  readonly httpServer: Server;
  readonly reporter: Reporter;
  readonly errorLog: ErrorLog;
  /** Called when an edit requires another session. */
  readonly onOutdated: () => void;
}

/** A server's work with one config, until one of its start options changes. */
export interface DevSession {
  readonly baseUrl: string;
  /** `false` without an answer when the config requires another session. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * Loads site and theme, so that the first page is as fast as the others, and starts watching. Reports
   * errors.
   */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Loads the config for a session. Throws a `BuildError` when it is invalid. */
export function loadSessionConfig(siteDir: string, baseUrl: string | undefined): Promise<LoadedConfig> {
  return loadConfig(siteDir, openSiteCache(siteDir, baseUrl), { baseUrl });
}

export async function createDevSession(
  loaded: LoadedConfig,
  { siteDir, host, baseUrl: ownBaseUrl, httpServer, reporter, errorLog, onOutdated }: DevSessionOptions,
): Promise<DevSession> {
  const { config, inputs, sources, theme, bundler, settings } = loaded;
  const { baseUrl, staticDirectory } = config;
  const allowedHosts = [host, ...config.devHosts];
  const source = createDevSiteSource(siteDir, createStartKey(loaded), {
    baseUrl: ownBaseUrl,
    onDamage: (file) => reporter.warn(describeCorruption(file)),
  });
  const dev = await createDevVite({
    siteDir,
    baseUrl,
    theme,
    bundler,
    findModules: () =>
      source.get().then(
        (site) => listSourceModules(site.loaded.sources.map(({ data }) => data)),
        // The site's errors are reported when it is loaded for a page.
        () => undefined,
      ),
    staticDirectory,
    sources,
    sourceFolders: [...sources.flatMap((own) => listWatched(own, settings)), ...config.publishedFolders],
    configFiles: inputs,
    host,
    allowedHosts,
    httpServer,
    reporter,
    errorLog,
  });
  const renderer = createDevRenderer(dev.vite);
  const routes = createSiteRoutes({ siteDir, baseUrl, staticDirectory, source, renderer, reporter });
  let stopWatching = async (): Promise<void> => {};
  return {
    baseUrl,
    handle: createDevHandler({ siteDir, baseUrl, routes, renderer, vite: dev.vite, errorLog, allowedHosts }),
    async warmUp() {
      const results = await reporter.step('load site and theme', () =>
        Promise.allSettled([renderer.prepare(), source.get()]),
      );
      for (const result of results) {
        if (result.status === 'rejected') errorLog.report(explainViteError(result.reason, siteDir));
      }
      const shownElsewhere = sources.flatMap((own) => own.shownElsewhere ?? []);
      stopWatching = watchSite({ siteDir, source, dev, renderer, errorLog, shownElsewhere, onOutdated });
    },
    async close() {
      await stopWatching();
      await dev.vite.close();
    },
  };
}
