import { createServer } from 'node:http';
import path from 'node:path';
import { createSiteCache } from '../../commands/site-state.ts';
import { loadConfig } from '../../config/load-config.ts';
import type { DevServerOptions } from '../dev-server.ts';
import { closeServer, listen } from '../listen.ts';
import type { RunningServer } from '../preview-server.ts';
import { onStopSignal } from '../stop-signals.ts';
import { createDevHandler } from './dev-handler.ts';
import { createDevSiteSource } from './dev-site.ts';
import { createErrorLog } from './error-log.ts';
import { explainViteError } from './explain-vite-error.ts';
import { createDevRenderer } from './render-page.ts';
import { createSiteRoutes } from './site-routes.ts';
import { createDevVite } from './vite-server.ts';
import { watchSite } from './watch-site.ts';

/** Puts the development server together and starts it. */
export async function createDevServer({
  site,
  host,
  port,
  reporter,
  baseUrl: ownBaseUrl,
}: DevServerOptions): Promise<RunningServer> {
  const siteDir = path.resolve(site);
  const { config, inputs, sources, theme } = await loadConfig(
    siteDir,
    createSiteCache(siteDir, ownBaseUrl).configDir,
    ownBaseUrl,
  );
  const { baseUrl, staticDirectory } = config;
  const errorLog = createErrorLog(reporter);
  const httpServer = createServer((request, response) => void handle(request, response));
  const allowedHosts = [host, ...config.devHosts];
  const dev = await createDevVite({
    siteDir,
    baseUrl,
    theme,
    staticDirectory,
    sources,
    configFiles: inputs,
    host,
    allowedHosts,
    httpServer,
    reporter,
    errorLog,
  });
  const source = createDevSiteSource(siteDir, config, ownBaseUrl);
  const renderer = createDevRenderer(dev.vite);
  const routes = createSiteRoutes({ siteDir, baseUrl, staticDirectory, source, renderer, reporter });
  const handle = createDevHandler({ siteDir, baseUrl, routes, vite: dev.vite, errorLog, allowedHosts });
  const origin = await listen(httpServer, { host, port }).catch(async (error: unknown) => {
    await dev.vite.close();
    throw error;
  });
  // The first page is then shown as fast as the others; what is wrong is shown again when a page is asked for.
  const warmUp = [renderer.prepare(), source.get()];
  const results = await reporter.step('load site and theme', () => Promise.allSettled(warmUp));
  for (const result of results) {
    if (result.status === 'rejected') errorLog.report(explainViteError(result.reason, siteDir));
  }
  const stopWatching = watchSite({
    siteDir,
    source,
    dev,
    renderer,
    errorLog,
    shownElsewhere: sources.flatMap((own) => own.shownElsewhere ?? []),
  });
  const url = origin + baseUrl;
  reporter.info(`Development server at ${url}`);

  const close = async (): Promise<void> => {
    forget();
    await stopWatching();
    await dev.vite.close();
    await closeServer(httpServer);
  };
  const forget = onStopSignal(() => void close());
  return { url, close };
}
