import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeKey, stripIndexHtml, withBase, withoutBase } from '#shared/url.ts';
import { hasMarkdownPage, toMarkdownFile } from '../../index/markdown-export/markdown-address.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import { findFileType } from '../preview/send-file.ts';
import { parseRequestTarget } from '../request-target.ts';
import { sendHtml, sendRedirect, sendText } from '../simple-replies.ts';
import { createFileAnswer } from './answer-file.ts';
import type { DevSite, DevSiteSource } from './dev-site.ts';
import { createPageWarnings } from './page-warnings.ts';
import type { DevRenderer } from './render-page.ts';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';

export interface SiteRoutesOptions {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirectory: string;
  readonly source: DevSiteSource;
  readonly renderer: DevRenderer;
  readonly reporter: Reporter;
}

export interface SiteRoutes {
  /** Answers requests for pages, files and redirects of the site. `false` for everything else. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Sends the 404 page. */
  sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A page uses the processor fully anyway; more of them at once would only use memory. */
const QUEUE = { atOnce: 2, mostWaiting: 1_000 };

/** Creates the part of the development server that mimics the finished site. */
export function createSiteRoutes(options: SiteRoutesOptions): SiteRoutes {
  const { baseUrl, source, renderer } = options;
  const assets = new Map<string, string>();
  const queue = createRequestQueue(QUEUE);
  const sendPage = createPageSender(options, assets, queue);
  const answerFile = createFileAnswer({ ...options, assets });

  const answerPage = async (response: ServerResponse, sitePath: string, query: string): Promise<boolean> => {
    const { revision } = renderer;
    const plan = await source.findPage(stripIndexHtml(sitePath).replace(/\.html$/, ''));
    if (plan === undefined) return false;
    if (decodeURI(plan.route) === sitePath) await sendPage(response, { plan, revision }, 200);
    else sendRedirect(response, 302, withBase(baseUrl, plan.route) + query);
    return true;
  };

  return {
    async answer(request, response) {
      const target = parseRequestTarget(request.url);
      if (target.type === 'malformed') {
        sendText(response, 400, 'The path could not be decoded.');
        return true;
      }
      // Vite's modules are not files of the site.
      if (target.type === 'forbidden' || target.path.startsWith(`${baseUrl}@`)) return false;
      const { query } = target;
      if (baseUrl !== '/' && (target.path === '/' || `${target.path}/` === baseUrl)) {
        sendRedirect(response, 302, baseUrl + query);
        return true;
      }
      const sitePath = withoutBase(baseUrl, target.path);
      if (sitePath === undefined) return false;
      if (await answerPage(response, sitePath, query)) return true;
      const site = await source.get();
      if (await answerFile(request, response, { site, sitePath })) return true;
      if (await answerMarkdown(options, queue, response, sitePath)) return true;
      const to = findRedirect(site, sitePath);
      if (to !== undefined) sendRedirect(response, 302, withBase(baseUrl, to) + query);
      return to !== undefined;
    },
    async sendMissing(request, response) {
      const { revision } = renderer;
      const plan = findMissingPage(await source.get(), baseUrl, request.url);
      await sendPage(response, { plan, revision }, 404);
    },
  };
}

/** A page, and the server's number of changes before its lookup. */
interface AskedPage {
  readonly plan: PagePlan;
  readonly revision: string;
}

type SendPage = (response: ServerResponse, page: AskedPage, status: number) => Promise<void>;

/** Renders a page for each request, prints its problems, and adds its images to `assets`. */
function createPageSender(
  { source, renderer, reporter }: SiteRoutesOptions,
  assets: Map<string, string>,
  queue: RequestQueue,
): SendPage {
  const warnings = createPageWarnings();
  return async (response, { plan, revision }, status) => {
    const site = await source.get();
    const rendered = await queue.run(() => renderer.renderPage(site, plan, revision));
    if (rendered === undefined) return sendBusy(response);
    const { html, info } = rendered;
    for (const asset of info.assets) assets.set(asset.path, asset.file);
    for (const text of [...warnings.ofSite(site), ...warnings.ofPage(site, plan, info)]) reporter.warn(text);
    sendHtml(response, status, html);
  };
}

/** Answers with a page as Markdown. */
async function answerMarkdown(
  { source, renderer }: SiteRoutesOptions,
  queue: RequestQueue,
  response: ServerResponse,
  sitePath: string,
): Promise<boolean> {
  const site = await source.get();
  const twin = [...site.pages.values()].find((page) => `/${toMarkdownFile(page.output)}` === sitePath);
  const plan = twin && hasMarkdownPage(twin) ? await source.findPage(twin.route) : undefined;
  if (plan === undefined) return false;
  const text = await queue.run(() => renderer.renderMarkdownPage(site, plan));
  if (text === undefined) sendBusy(response);
  else
    response
      .writeHead(200, { 'content-type': findFileType(sitePath), 'cache-control': 'no-store' })
      .end(text);
  return true;
}

function sendBusy(response: ServerResponse): void {
  sendText(response, 503, 'Too many pages are asked for at once. Ask again.');
}

function findRedirect({ loaded }: DevSite, sitePath: string): string | undefined {
  return loaded.redirects.redirects.find(({ from }) => routeKey(from) === routeKey(sitePath))?.to;
}

/** The 404 page in the language of the requested URL. */
function findMissingPage({ loaded, pages, notFound }: DevSite, baseUrl: string, url = ''): PagePlan {
  const root = loaded.locales
    .map(({ locale }) => locale.root)
    .find((path) => url.startsWith(withBase(baseUrl, `${path}/`)));
  return (root === undefined ? undefined : pages.get(`${root}/404`)) ?? notFound;
}
