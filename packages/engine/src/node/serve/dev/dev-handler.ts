import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { splitUrl } from '#shared/url.ts';
import { refuseMethod, sendHtml } from '../simple-replies.ts';
import { refuseHost } from './allowed-hosts.ts';
import type { ErrorLog } from './error-log.ts';
import { renderErrorPage } from './error-page.ts';
import { explainViteError } from './explain-vite-error.ts';
import type { DevRenderer } from './render-page.ts';
import type { SiteRoutes } from './site-routes.ts';
import { OutdatedServer } from './start-key.ts';

export interface DevHandlerOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly routes: SiteRoutes;
  readonly renderer: Pick<DevRenderer, 'revision'>;
  readonly vite: ViteDevServer;
  readonly errorLog: ErrorLog;
  /** Further host names of the server, besides this machine's own. */
  readonly allowedHosts: readonly string[];
}

/** Answers a request; `false`, without an answer, when the config requires another server. */
export type DevHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Creates the request handler for development: the site first, then Vite's modules and styles. */
export function createDevHandler(options: DevHandlerOptions): DevHandler {
  const { siteDir, baseUrl, routes, renderer, vite, errorLog } = options;

  const passToVite = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      vite.middlewares(request, response, (error?: unknown) =>
        error === undefined ? resolve() : reject(error),
      );
    });

  const sendError = (response: ServerResponse, error: unknown, revision: string): void => {
    for (const shown of [error, error instanceof Error ? error.cause : undefined]) {
      if (shown instanceof Error) vite.ssrFixStacktrace(shown);
    }
    const explained = explainViteError(error, siteDir);
    errorLog.report(explained);
    // Destroying an unfinished response shows the browser that it was cut off.
    if (response.headersSent) response.destroy();
    else sendHtml(response, 500, renderErrorPage(explained, siteDir, baseUrl, revision));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await routes.answer(request, response)) return;
    await passToVite(request, response);
    // A browser may have disconnected while Vite was answering.
    if (!response.headersSent && !response.destroyed) await routes.sendMissing(request, response);
  };

  return async (request, response) => {
    if (refuseHost(request, response, options.allowedHosts)) return true;
    if (refuseMethod(request, response)) return true;
    const { revision } = renderer;
    try {
      await answer(request, response);
    } catch (error) {
      if (error instanceof OutdatedServer && !response.headersSent) return false;
      // The page with the error needs Vite's modules, even if the site is invalid.
      if (!response.headersSent && hasExtension(request.url))
        await passToVite(request, response).catch(() => undefined);
      sendError(response, error, revision);
    }
    return true;
  };
}

function hasExtension(url = ''): boolean {
  return path.extname(splitUrl(url).path) !== '';
}
