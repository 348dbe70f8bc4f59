import { createServer } from 'node:http';
import type { LoadedConfig } from '../../config/load-config.ts';
import { findRealFolder } from '../../files/real-folder.ts';
import type { DevServerOptions } from '../dev-server.ts';
import { closeServer, listen } from '../listen.ts';
import type { RunningServer } from '../preview-server.ts';
import { sendText } from '../simple-replies.ts';
import { onStopSignal } from '../stop-signals.ts';
import { createDevSession, type DevSession, loadSessionConfig } from './dev-session.ts';
import { createErrorLog } from './error-log.ts';

/** Puts the development server together and starts it. */
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
  let session = await start(await loadSessionConfig(siteDir, baseUrl));
  let restarting: Promise<void> | undefined;

  const replaceSession = async (): Promise<void> => {
    const config = await loadSessionConfig(siteDir, baseUrl);
    reporter.info('The config names other modules, folders or addresses: the server starts again.');
    await session.close();
    session = await start(config);
    await session.warmUp();
    reporter.info(`Development server at ${origin}${session.baseUrl}`);
  };
  /** Starts anew with the config as it is now, behind the same address: open pages load again. */
  const restart = (): Promise<void> => {
    restarting ??= replaceSession()
      .catch((error: unknown) => errorLog.report(error))
      .finally(() => {
        restarting = undefined;
      });
    return restarting;
  };

  const answer: (...args: Parameters<DevSession['handle']>) => Promise<void> = async (request, response) => {
    // A config that is another one at each reading is not to start servers for ever.
    for (let attempt = 0; attempt < 2; attempt++) {
      await restarting;
      if (await session.handle(request, response)) return;
      await restart();
    }
    sendText(response, 500, 'What `site.config.ts` says is another thing at each reading.');
  };

  const origin = await listen(httpServer, { host, port }).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  await session.warmUp();
  const url = origin + session.baseUrl;
  reporter.info(`Development server at ${url}`);

  const close = async (): Promise<void> => {
    forget();
    await restarting;
    await session.close();
    await closeServer(httpServer);
  };
  const forget = onStopSignal(() => void close());
  return { url, close };
}
