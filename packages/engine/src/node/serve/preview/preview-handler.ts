import type { IncomingMessage, ServerResponse } from 'node:http';
import { withBase, withoutBase } from '#shared/url.ts';
import { parseRequestTarget } from '../request-target.ts';
import { encodePath, refuseMethod, sendRedirect, sendText } from '../simple-replies.ts';
import { createRulesReader } from './built-folder.ts';
import { resolvePath } from './clean-url.ts';
import { findTwin } from './find-twin.ts';
import { findHeaders, findRedirect } from './host-rules.ts';
import { createFileSender } from './send-file.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes the function that answers requests from a built folder as a static host does. */
export function createPreviewHandler(dir: string): RequestHandler {
  const readRules = createRulesReader(dir);
  const sender = createFileSender(dir);
  return async (request, response) => {
    if (refuseMethod(request, response)) return;
    const target = parseRequestTarget(request.url);
    if (target.type === 'malformed') {
      sendText(response, 400, 'The path could not be decoded.');
      return;
    }
    const { baseUrl, headers, redirects } = await readRules();
    if (target.type === 'forbidden') {
      await sender.sendMissing(request, response);
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
      const { file, stats } = (await findTwin(dir, resolved.file, request, response)) ?? resolved;
      await sender.send(request, response, file, stats);
    } else if (resolved?.type === 'moved') {
      sendRedirect(response, 301, encodePath(withBase(baseUrl, resolved.to)) + target.query);
    } else await sender.sendMissing(request, response, sitePath);
  };
}
