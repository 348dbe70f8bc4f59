import { expect, test, vi } from 'vitest';
import { createPageSource, NotAPageError } from './page-source.ts';

const html = (text = '<p>page</p>', status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

test('fetches a page once, also when it is asked for twice at the same time', async () => {
  const fetchPage = vi.fn(async () => html());
  const source = createPageSource(fetchPage);
  const [first, second] = await Promise.all([source.load('/a'), source.load('/a')]);
  await source.load('/a');
  expect(first).toBe(second);
  expect(first).toEqual({ html: '<p>page</p>', path: '/a' });
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a page that was not found is a page', async () => {
  const source = createPageSource(async () => html('<p>Page Not Found</p>', 404));
  expect((await source.load('/a')).html).toBe('<p>Page Not Found</p>');
});

test('a failed status is an error that is not remembered', async () => {
  const answers = [html('', 500), html()];
  const source = createPageSource(async () => answers.shift() ?? Response.error());
  await expect(source.load('/a')).rejects.toThrow('/a could not be loaded: the server answered 500.');
  expect((await source.load('/a')).html).toBe('<p>page</p>');
});

test('what is not HTML is left to the browser', async () => {
  const source = createPageSource(
    async () => new Response('x', { headers: { 'content-type': 'text/plain' } }),
  );
  await expect(source.load('/a')).rejects.toBeInstanceOf(NotAPageError);
});

test('without a network the copy of an earlier visit serves', async () => {
  const source = createPageSource(async (_, init) => {
    if (init?.cache !== 'force-cache') throw new TypeError('Failed to fetch');
    return html();
  });
  expect((await source.load('/a')).html).toBe('<p>page</p>');
});

test('without a network and a copy the error says so', async () => {
  const source = createPageSource(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(source.load('/a')).rejects.toThrow('/a could not be loaded: the server could not be reached.');
});

test('a redirect to another origin is left to the browser', async () => {
  const source = createPageSource(async (_, init) => {
    if (init?.redirect !== 'manual') throw new TypeError('Failed to fetch');
    return Object.defineProperty(html(''), 'type', { value: 'opaqueredirect' });
  });
  await expect(source.load('/a')).rejects.toBeInstanceOf(NotAPageError);
});

test('a request that was given up is not joined', async () => {
  const fetchPage = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (init?.signal === undefined) resolve(html());
        init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      }),
  );
  const source = createPageSource(fetchPage);
  const controller = new AbortController();
  const first = source.load('/a', { signal: controller.signal });
  controller.abort();
  const second = source.load('/a');
  await expect(first).rejects.toThrow('gone');
  expect((await second).html).toBe('<p>page</p>');
  await source.load('/a');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('whoever waits for a request that is given up has one of their own', async () => {
  const fetchPage = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (init?.priority !== 'low') resolve(html());
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const source = createPageSource(fetchPage);
  const limit = new AbortController();
  const prefetched = source.load('/a', { priority: 'low', signal: limit.signal });
  const clicked = source.load('/a', { signal: new AbortController().signal });
  limit.abort();
  await expect(prefetched).rejects.toThrow('late');
  expect((await clicked).html).toBe('<p>page</p>');
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a page that has come stays in memory when the time for its request is over', async () => {
  const fetchPage = vi.fn(async () => html());
  const source = createPageSource(fetchPage);
  const limit = new AbortController();
  await source.load('/a', { signal: limit.signal });
  limit.abort();
  await source.load('/a');
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
