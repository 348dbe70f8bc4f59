import { expect, test } from 'vitest';
import { NO_RESULTS, type SearchBackend, type SearchResults } from '#shared/search-result.ts';
import { createLiveSearch, type SearchAnswer } from './live-search.ts';

/** Creates a backend that responds when the test says so. */
function createSource() {
  const asked: string[] = [];
  const answers = new Map<string, { resolve(results: SearchResults): void; reject(error: Error): void }>();
  const source: SearchBackend = {
    prepare: async () => undefined,
    search: (text) =>
      new Promise((resolve, reject) => {
        asked.push(text);
        answers.set(text, { resolve, reject });
      }),
  };
  return { source, asked, answers };
}

function start(delay = 0) {
  const { source, asked, answers } = createSource();
  const shown: SearchAnswer[] = [];
  const live = createLiveSearch({
    backend: async () => source,
    places: 5,
    delay,
    onAnswer: (answer) => shown.push(answer),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { live, asked, answers, shown, settle };
}

test('only the latest query is answered, whatever order the answers come in', async () => {
  const { live, answers, shown, settle } = start();
  live.ask('v');
  live.ask('vp');
  await settle();
  answers.get('vp')?.resolve({ ...NO_RESULTS, total: 2 });
  await settle();
  answers.get('v')?.resolve({ ...NO_RESULTS, total: 1 });
  await settle();
  expect(shown.map(({ text }) => text)).toEqual(['vp']);
  expect(live.isPending).toBe(false);
});

test('a failure is an answer, and the next query works', async () => {
  const { live, answers, shown, settle } = start();
  live.ask('a');
  await settle();
  answers.get('a')?.reject(new Error('offline'));
  await settle();
  live.ask('b');
  await settle();
  answers.get('b')?.resolve(NO_RESULTS);
  await settle();
  expect(shown.map(({ type }) => type)).toEqual(['failed', 'found']);
});

test('a query that was given up is not answered', async () => {
  const { live, answers, shown, settle } = start();
  live.ask('a');
  await settle();
  live.cancel();
  answers.get('a')?.resolve(NO_RESULTS);
  await settle();
  expect(shown).toEqual([]);
});

test('with a delay only the last of several quick queries is sent', async () => {
  const { live, asked, settle } = start(1);
  live.ask('v');
  live.ask('vp');
  live.ask('vpc');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await settle();
  expect(asked).toEqual(['vpc']);
});
