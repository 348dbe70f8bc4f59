import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { routeKey, stripIndexHtml, withBase, withoutBase } from '#shared/url.ts';
import { describeDamage, takeDamage } from '../../files/kept-file.ts';
import type { PagePlan } from '../../page/page-plan.ts';
import type { Reporter } from '../../report/reporter.ts';
import { findTextType } from '../preview/content-types.ts';
import { parseRequestTarget } from '../request-target.ts';
import { encodePath, sendHtml, sendRedirect, sendText } from '../simple-replies.ts';
import type { DevSiteSource } from './dev-site.ts';
import { createPageWarnings } from './page-warnings.ts';
import type { DevRenderer } from './render-page.ts';
import { createRequestQueue } from './request-queue.ts';

export interface SiteRoutesOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirectory: string;
  readonly source: DevSiteSource;
  readonly renderer: DevRenderer;
  readonly reporter: Reporter;
}

export interface SiteRoutes {
  /** Answers what belongs to the site: pages, files, redirects. `false` for everything else. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Sends the page for what does not exist. */
  sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** One page at a time uses the processor anyway; more of them only use memory. */
const QUEUE = { atOnce: 2, mostWaiting: 1_000 };

const FILES = { dev: true, etag: true, extensions: [] };

/** Makes the part of the development server that stands for the finished site. */
export function createSiteRoutes(options: SiteRoutesOptions): SiteRoutes {
  const { siteDir, baseUrl, source, renderer, reporter } = options;
  const serveContent = sirv(siteDir, FILES);
  const serveStatic = sirv(path.join(siteDir, options.staticDirectory), FILES);
  /** Published path to site-relative file, of the pages that were shown. */
  const assets = new Map<string, string>();
  const warnings = createPageWarnings();
  const queue = createRequestQueue(QUEUE);

  const sendPage = async (response: ServerResponse, plan: PagePlan, status: number): Promise<void> => {
    const site = await source.get();
    const rendered = await queue.run(() => renderer.renderPage(site, plan));
    if (rendered === undefined) {
      sendText(response, 503, 'Too many pages are asked for at once. Ask again.');
      return;
    }
    const { html, facts } = rendered;
    for (const file of takeDamage()) reporter.warn(describeDamage(file));
    for (const asset of facts.assets) assets.set(asset.path, asset.file);
    for (const text of [...warnings.ofSite(site), ...warnings.ofPage(site, plan, facts)]) reporter.warn(text);
    sendHtml(response, status, html);
  };

  const answerPage = async (response: ServerResponse, sitePath: string, query: string): Promise<boolean> => {
    const plan = await source.findPage(stripIndexHtml(sitePath).replace(/\.html$/, ''));
    if (plan === undefined) return false;
    if (decodeURI(plan.route) === sitePath) await sendPage(response, plan, 200);
    else sendRedirect(response, 302, withBase(baseUrl, plan.route) + query);
    return true;
  };

  const answerFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    sitePath: string,
  ): Promise<boolean> => {
    const site = await source.get();
    const { env, model, madeFiles } = site;
    const made = madeFiles.get(sitePath);
    if (made !== undefined) {
      const type = findTextType(sitePath) ?? 'text/plain; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(made.render());
      return true;
    }
    const fragment = model.fragments.find((candidate) => candidate.path === sitePath);
    if (fragment !== undefined) {
      sendHtml(response, 200, await renderer.renderFragment(site, fragment));
      return true;
    }
    const asset = assets.get(sitePath);
    if (asset === undefined && !env.staticFiles.has(sitePath)) return false;
    request.url = encodePath(asset === undefined ? sitePath : `/${asset}`);
    const serve = asset === undefined ? serveStatic : serveContent;
    serve(request, response, () => sendText(response, 404, 'Not found.'));
    return true;
  };

  const answerRedirect = async (
    response: ServerResponse,
    sitePath: string,
    query: string,
  ): Promise<boolean> => {
    const { redirects } = (await source.get()).loaded.redirects;
    const redirect = redirects.find(({ from }) => routeKey(from) === routeKey(sitePath));
    if (redirect === undefined) return false;
    sendRedirect(response, 302, withBase(baseUrl, redirect.to) + query);
    return true;
  };

  return {
    async answer(request, response) {
      const target = parseRequestTarget(request.url);
      if (target.type === 'malformed') {
        sendText(response, 400, 'The path could not be decoded.');
        return true;
      }
      // Vite's own modules are no files of the site.
      if (target.type === 'forbidden' || target.path.startsWith(`${baseUrl}@`)) return false;
      const { query } = target;
      if (baseUrl !== '/' && (target.path === '/' || `${target.path}/` === baseUrl)) {
        sendRedirect(response, 302, baseUrl + query);
        return true;
      }
      const sitePath = withoutBase(baseUrl, target.path);
      if (sitePath === undefined) return false;
      return (
        (await answerPage(response, sitePath, query)) ||
        (await answerFile(request, response, sitePath)) ||
        (await answerRedirect(response, sitePath, query))
      );
    },
    async sendMissing(request, response) {
      const { loaded, pages, notFound } = await source.get();
      const root = loaded.locales
        .map(({ locale }) => locale.root)
        .find((path) => request.url?.startsWith(withBase(baseUrl, `${path}/`)));
      const own = root === undefined ? undefined : pages.get(`${root}/404`);
      await sendPage(response, own ?? notFound, 404);
    },
  };
}
