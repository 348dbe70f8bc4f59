import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service's own client sent it. */
export interface HostedRequest {
  readonly method: string;
  readonly path: string;
  /** Who asks: parameters of the address or headers, whichever the client uses. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: { readonly requests?: readonly Readonly<Record<string, unknown>>[] };
}

export interface HostedReply {
  readonly status?: number;
  readonly body: string;
  /** The answer is sent when this is done. */
  readonly after?: Promise<void>;
}

export interface HostedServer {
  /** Takes any free port, and the same one after a stop; returns the origin. Runs as long as the process. */
  start(): Promise<string>;
  /** From now on connections are refused. */
  stop(): Promise<void>;
  readonly received: readonly HostedRequest[];
  /** Decides what is answered from now on. */
  answer(reply: (query: string, page: number) => HostedReply): void;
  clear(): void;
}

/** A server that speaks the hosted service's protocol as far as a search needs it. */
export function createHostedServer(): HostedServer {
  const received: HostedRequest[] = [];
  let reply: (query: string, page: number) => HostedReply = () => ({ body: createAnswer([]) });
  let port = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const own = await readRequest(request);
    received.push(own);
    const [first] = own.body.requests ?? [];
    const answer = reply(String(first?.query), Number(first?.page));
    await answer.after;
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' }).end(answer.body);
  };
  const server = createServer((request, response) => void handle(request, response));
  return {
    received,
    start: () =>
      new Promise((resolve) => {
        if (server.listening) resolve(`http://127.0.0.1:${port}`);
        else
          server.listen(port, '127.0.0.1', () => {
            server.unref();
            port = (server.address() as AddressInfo).port;
            resolve(`http://127.0.0.1:${port}`);
          });
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    answer: (next) => {
      reply = next;
    },
    clear: () => {
      received.length = 0;
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<HostedRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.test');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const names = ['x-algolia-application-id', 'x-algolia-api-key'];
  const read = (name: string) => searchParams.get(name) ?? String(request.headers[name] ?? '');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    credentials: Object.fromEntries(names.map((name) => [name, read(name)])),
    contentType: request.headers['content-type'],
    body: JSON.parse(body),
  };
}

/** A hit as the service sends it, with the query's word marked the way the request asks for. */
export function createHit(number: number, title: string): object {
  return {
    objectID: `hit-${number}`,
    url: `https://published.example/docs/network?from=service#peering-${number}`,
    kind: 'section',
    hierarchy: { lvl0: 'Docs', lvl1: `Page ${number}`, lvl2: title, lvl3: null },
    content: 'A text.',
    _highlightResult: {
      hierarchy: {
        lvl1: { value: `Page ${number}`, matchLevel: 'none' },
        lvl2: { value: `\u{E000}${title}\u{E001}`, matchLevel: 'full' },
      },
    },
    _snippetResult: { content: { value: 'A text with <b>markup</b>.', matchLevel: 'none' } },
  };
}

/** An answer of the service with one page of hits. */
export function createAnswer(hits: readonly object[], nbHits = hits.length, nbPages = 1): string {
  return JSON.stringify({ results: [{ hits, nbHits, nbPages, page: 0, hitsPerPage: 15, query: '' }] });
}
