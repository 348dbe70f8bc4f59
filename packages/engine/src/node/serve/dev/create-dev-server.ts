import { createServer } from 'node:http';
import type { LoadedConfig } from '../../config/load-config.ts';
import { findRealFolder } from '../../files/real-folder.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';
import { closeServer, listen } from '../listen.ts';
import type { RunningServer } from '../preview-server.ts';
import { refuseMethod, sendHtml, sendText } from '../simple-replies.ts';
import { onStopSignal } from '../stop-signals.ts';
import { refuseHost } from './allowed-hosts.ts';
import { createDevSession, type DevSession, loadSessionConfig } from './dev-session.ts';
import { createErrorLog } from './error-log.ts';
import { renderErrorPage } from './error-page.ts';
import { explainViteError } from './explain-vite-error.ts';

export interface DevServerOptions {
  /** Site folder. */
  readonly site: string;
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
  readonly reporter: Reporter;
  /** Overrides the config's `baseUrl`. */
  readonly baseUrl?: string | undefined;
}

type Answer = (...args: Parameters<DevSession['handle']>) => Promise<void>;

/** Creates and starts the development server. */
export async function createDevServer(options: DevServerOptions): Promise<RunningServer> {
  const { host, port, reporter, baseUrl } = options;
  const siteDir = findRealFolder(options.site);
  const errorLog = createErrorLog(reporter);
  const httpServer = createServer((request, response) => {
    void answer(request, response);
  });
  const start = (config: LoadedConfig): Promise<DevSession> =>
    createDevSession(config, {
      siteDir,
      host,
      baseUrl,
      httpServer,
      reporter,
      errorLog,
      onOutdated: () => void restart(),
    });
  let loaded = await loadSessionConfig(siteDir, baseUrl);
  let session: DevSession | undefined = await start(loaded);
  let restarting: Promise<void> | undefined;
  /** Error of the last start. */
  let fault: unknown;

  const replaceSession = async (): Promise<void> => {
    loaded = await loadSessionConfig(siteDir, baseUrl);
    const last = session;
    session = undefined;
    if (last !== undefined)
      reporter.info('The config names other modules, folders or addresses: the server starts again.');
    // Two sessions cannot share the websocket of open pages.
    await last?.close();
    session = await start(loaded);
    await session.warmUp();
    reporter.info(`Development server at ${origin}${session.baseUrl}`);
  };
  /** Restarts with the current config at the same address: open pages reload. */
  const restart = (): Promise<void> => {
    restarting ??= replaceSession()
      .catch((error: unknown) => {
        fault = explainViteError(error, siteDir);
        errorLog.report(fault);
      })
      .finally(() => {
        restarting = undefined;
      });
    return restarting;
  };

  /** Files are not watched until a session has started: each request tries again, and shows the error. */
  const sendFault: Answer = async (request, response) => {
    const { baseUrl, devHosts } = loaded.config;
    if (refuseHost(request, response, [host, ...devHosts]) || refuseMethod(request, response)) return;
    sendHtml(response, 500, renderErrorPage(fault, siteDir, baseUrl));
  };
  const answer: Answer = async (request, response) => {
    // A config that changes with each load must not restart servers forever.
    for (let attempt = 0; attempt < 2; attempt++) {
      await restarting;
      if (session !== undefined && (await session.handle(request, response))) return;
      await restart();
      if (session === undefined) return sendFault(request, response);
    }
    sendText(response, 500, 'What `site.config.ts` says is another thing at each reading.');
  };

  const origin = await listen(httpServer, { host, port }).catch(async (error: unknown) => {
    await session?.close();
    throw error;
  });
  await session.warmUp();
  const url = origin + session.baseUrl;
  reporter.info(`Development server at ${url}`);

  const close = async (): Promise<void> => {
    forget();
    await restarting;
    await session?.close();
    await closeServer(httpServer);
  };
  const forget = onStopSignal(() => void close());
  return { url, close };
}
