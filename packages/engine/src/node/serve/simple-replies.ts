import type { IncomingMessage, ServerResponse } from 'node:http';

/** Refuses all methods except GET and HEAD; returns true if it did. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('allow', 'GET, HEAD');
  sendText(response, 405, 'Only GET and HEAD are answered.');
  return true;
}

/** A browser keeps a permanent redirect unless it must revalidate; the next site may need the URL. */
export function sendRedirect(response: ServerResponse, status: number, url: string): void {
  response.writeHead(status, { location: url, 'cache-control': 'no-cache', 'content-length': 0 }).end();
}

/** Answers with HTML that was generated for this request. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html);
}

/** Answers with one line of uncached text; drops headers that were set for another response. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  for (const name of ['etag', 'last-modified', 'content-encoding', 'content-length', 'content-range'])
    response.removeHeader(name);
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .end(`${text}\n`);
}

/** URL of a decoded path. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
