import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { withBase, withoutBase } from '#shared/url.ts';
import { parseRequestTarget } from '../request-target.ts';
import { encodePath, refuseMethod, sendRedirect, sendText } from '../simple-replies.ts';
import { createRulesReader } from './built-folder.ts';
import { findFile, resolvePath } from './clean-url.ts';
import { createCompressedSender } from './compressed-files.ts';
import { findMarkdownPage } from './find-markdown-page.ts';
import { findHeaders, findRedirect } from './host-rules.ts';
import { findFileType, sendFile } from './send-file.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the request handler for a built folder, which behaves like a static host. */
export function createPreviewHandler(dir: string): RequestHandler {
  const readRules = createRulesReader(dir);
  const sendCompressed = createCompressedSender();

  const sendBuilt = async (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    stats: Stats,
  ): Promise<void> => {
    const full = path.join(dir, file);
    if (!(await sendCompressed(request, response, full, stats))) await sendFile(request, response, full);
  };

  const sendMissing = async (
    request: IncomingMessage,
    response: ServerResponse,
    sitePath = '/',
  ): Promise<void> => {
    const { file, stats } = await findMissingPage(dir, sitePath);
    if (stats === undefined) {
      sendText(response, 404, 'Not found.');
      return;
    }
    delete request.headers.range;
    response.statusCode = 404;
    // A later build may have the file, even if a rule allows caching its neighbors.
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', findFileType(file));
    await sendBuilt(request, response, file, stats);
  };

  return async (request, response) => {
    if (refuseMethod(request, response)) return;
    const target = parseRequestTarget(request.url);
    if (target.type === 'malformed') {
      sendText(response, 400, 'The path could not be decoded.');
      return;
    }
    const { baseUrl, headers, redirects } = await readRules();
    if (target.type === 'forbidden') {
      await sendMissing(request, response);
      return;
    }
    const redirect = findRedirect(redirects, target.raw, target.query);
    if (redirect !== undefined) {
      sendRedirect(response, redirect.status, redirect.url);
      return;
    }
    if (baseUrl !== '/' && (target.path === '/' || `${target.path}/` === baseUrl)) {
      sendRedirect(response, 302, baseUrl + target.query);
      return;
    }
    for (const [name, value] of findHeaders(headers, target.raw)) response.setHeader(name, value);
    const sitePath = withoutBase(baseUrl, target.path);
    const resolved = sitePath === undefined ? undefined : await resolvePath(dir, sitePath);
    if (resolved?.type === 'file') {
      const { file, stats } = (await findMarkdownPage(dir, resolved.file, request, response)) ?? resolved;
      await sendBuilt(request, response, file, stats);
    } else if (resolved?.type === 'moved') {
      sendRedirect(response, 301, encodePath(withBase(baseUrl, resolved.to)) + target.query);
    } else await sendMissing(request, response, sitePath);
  };
}

/** The nearest 404 page above a path: each language of a site has one. */
async function findMissingPage(
  dir: string,
  sitePath: string,
): Promise<{ readonly file: string; readonly stats: Stats | undefined }> {
  for (let folder = path.posix.dirname(sitePath); folder !== '/'; folder = path.posix.dirname(folder)) {
    const stats = await findFile(path.join(dir, folder, '404.html'));
    if (stats !== undefined) return { file: `${folder}/404.html`, stats };
  }
  return { file: '/404.html', stats: await findFile(path.join(dir, '404.html')) };
}
