import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createDevHandler, type DevHandlerOptions } from './dev-handler.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
});

/** Sends requests to a server whose site has no pages, and whose Vite gives the specified answer. */
async function ask(
  vite: RequestListener,
  answer: DevHandlerOptions['routes']['answer'] = async () => false,
  { path = '/a.png', renderer = { revision: '1' } } = {},
) {
  const done: string[] = [];
  let body = '';
  const handler = createDevHandler({
    siteDir: '/site',
    baseUrl: '/',
    routes: { answer, sendMissing: async () => void done.push('missing') },
    renderer,
    vite: { middlewares: vite, ssrFixStacktrace: () => {} },
    errorLog: { report: (error: unknown) => done.push(String(error)) },
    allowedHosts: [],
  } as unknown as DevHandlerOptions);
  const handled = new Promise<boolean>((resolve, reject) => {
    const server = createServer((request, response) => {
      const { end } = response;
      response.end = (...args: unknown[]) => {
        body = String(args[0] ?? '');
        return Reflect.apply(end, response, args);
      };
      handler(request, response).then(resolve, reject);
    });
    servers.add(server);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', path, headers: { host: 'localhost' } }, (response) =>
        response.resume().on('error', () => {}),
      ).on('error', () => {});
    });
  });
  return { isAnswered: await handled, done, body };
}

test('a browser that goes while Vite answers does no harm', async () => {
  const { isAnswered, done } = await ask((_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('half');
    response.socket?.destroy();
  });
  expect(isAnswered).toBe(true);
  expect(done).toEqual([]);
});

test('what goes wrong when an answer has begun breaks it off', async () => {
  const { isAnswered, done } = await ask((_, response) => {
    response.writeHead(200).write('half');
    throw new Error('no more');
  });
  expect(isAnswered).toBe(true);
  expect(done).toEqual([expect.stringContaining('no more')]);
});

test('a file that cannot be read to its end is not asked of Vite', async () => {
  const asked: string[] = [];
  const { isAnswered, done } = await ask(
    (request) => void asked.push(String(request.url)),
    async (_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      throw new Error('disk fault');
    },
  );
  expect(isAnswered).toBe(true);
  expect(asked).toEqual([]);
  expect(done).toEqual([expect.stringContaining('disk fault')]);
});

test('a page that shows an error says of which revision it is: that of when it was asked for', async () => {
  const renderer = { revision: '3' };
  const { body } = await ask(
    () => {},
    async () => {
      renderer.revision = '4';
      throw new Error('a text that is at fault');
    },
    { path: '/docs/', renderer },
  );
  expect(body).toContain('<meta name="gw-revision" content="3">');
  expect(body).toContain('a text that is at fault');
});
