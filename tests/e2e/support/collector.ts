import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page view as the collector got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly cookie: string | undefined;
}

export interface Collector {
  /** Takes any free port; returns the collector's origin. Runs as long as the process. */
  start(): Promise<string>;
  readonly received: readonly Received[];
  clear(): void;
}

/** A server that keeps all that it is told, in the order in which it arrives, and allows other origins nothing. */
export function createCollector(): Collector {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector.test');
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', headers } = request;
    received.push({ method, path: pathname, query: searchParams, body, cookie: headers.cookie });
    response.writeHead(204).end();
  });
  return {
    received,
    start: () =>
      new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          server.unref();
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        });
      }),
    clear: () => {
      received.length = 0;
    },
  };
}
