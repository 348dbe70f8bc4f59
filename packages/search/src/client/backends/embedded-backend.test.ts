import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedBackend } from './embedded-backend.ts';

const MANIFEST = { version: 'a', count: 0, bounds: [], blockSize: 10, shards: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(...answers: (() => Response)[]) {
  const fetchFile = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetchFile);
  const backend = createEmbeddedBackend({ baseUrl: '/', versions: ['1.0'], latest: '1.0' });
  const search = async () => (await backend.search('x', { version: '1.0', places: 5 })).total;
  return { search, fetchFile };
}

test('an index that is there answers without a network, and is asked for again later', async () => {
  const { search, fetchFile } = start(() => Response.json(MANIFEST));
  expect(await search()).toBe(0);
  for (const requests of [2, 2, 3]) {
    if (requests !== fetchFile.mock.calls.length) vi.advanceTimersByTime(60_000);
    expect(await search()).toBe(0);
    expect(fetchFile).toHaveBeenCalledTimes(requests);
  }
});

test('an index that was never there is asked for with the next search', async () => {
  const missing = () => new Response('', { status: 404 });
  const { search } = start(missing, () => Response.json(MANIFEST));
  await expect(search()).rejects.toThrow('answered 404');
  expect(await search()).toBe(0);
});
