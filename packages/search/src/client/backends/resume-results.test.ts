import { expect, test } from 'vitest';
import type { SearchBatch, SearchResults } from '#shared/search-result.ts';
import { resumeResults } from './resume-results.ts';

const createBatch = (done: boolean, ...urls: string[]): SearchBatch => ({
  groups: urls.map((url) => ({ url, title: url, breadcrumbs: [], hits: [] })),
  done,
  incomplete: false,
});

/** Creates results with these batches; errors are thrown. */
function createSource(...batches: (SearchBatch | Error)[]): SearchResults {
  let at = 0;
  return {
    total: 9,
    async next() {
      const batch = batches[at++];
      if (batch === undefined) throw new Error('read beyond the end');
      if (batch instanceof Error) throw batch;
      return batch;
    },
  };
}

async function readUrls(results: SearchResults): Promise<string[]> {
  return (await results.next()).groups.map(({ url }) => url);
}

test('after a failure it asks anew and goes on where it was', async () => {
  const first = createSource(createBatch(false, '/a', '/b'), new Error('offline'));
  const results = resumeResults(first, async () =>
    createSource(createBatch(false, '/a', '/b'), createBatch(true, '/c')),
  );
  expect(await readUrls(results)).toEqual(['/a', '/b']);
  await expect(readUrls(results)).rejects.toThrow('offline');
  expect(await readUrls(results)).toEqual(['/c']);
  expect(results.total).toBe(9);
});

test('where asking anew fails as well, the next read tries again', async () => {
  const answers = [new Error('still offline'), createSource(createBatch(true, '/a'))];
  const results = resumeResults(createSource(new Error('offline')), async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  });
  await expect(results.next()).rejects.toThrow('offline');
  await expect(results.next()).rejects.toThrow('still offline');
  expect(await readUrls(results)).toEqual(['/a']);
});

test('a page that comes again is left out, and a batch of nothing else is passed over', async () => {
  const source = createSource(
    createBatch(false, '/a'),
    createBatch(false, '/a'),
    createBatch(true, '/a', '/b'),
  );
  const results = resumeResults(source, async () => source);
  expect(await readUrls(results)).toEqual(['/a']);
  const last = await results.next();
  expect(last.groups.map(({ url }) => url)).toEqual(['/b']);
  expect(last.done).toBe(true);
});
