import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITED } from '#shared/dev-events.ts';
import { type WatchOptions, watchSite } from './watch-site.ts';

const PAGE = '/site/content/docs/one.md';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches a site of one page, and notes what is done. */
function watch(options: { readonly hasSameHead: boolean }) {
  const done: string[] = [];
  const watcher = new EventEmitter();
  const moduleGraph = { getModulesByFile: () => undefined };
  const plan = { route: '/docs/one' };
  const hot = {
    on: () => {},
    off: () => {},
    send: ({ event, type }: { event?: string; type: string }) => done.push(event ?? type),
  };
  const vite = {
    watcher,
    ws: { clients: new Set([1]) },
    environments: { client: { hot, moduleGraph }, ssr: { moduleGraph } },
  };
  const fake = {
    siteDir: '/site',
    dev: { vite, updateSources: async () => {} },
    source: {
      get: async () => ({}),
      invalidate: () => done.push('invalidate'),
      findPageOf: async () => plan,
      findWords: async () => (options.hasSameHead ? plan : undefined),
      findPage: async () => plan,
    },
    renderer: { forget: () => {}, prepare: async () => {}, renderAhead: async () => done.push('render') },
    errorLog: { report: (error: unknown) => done.push(String(error)), reset: () => {} },
    shownElsewhere: ['content/shared'],
    onOutdated: () => {},
  };
  watchSite(fake as unknown as WatchOptions);
  return { done, edit: (file: string) => watcher.emit('all', 'change', file) };
}

test('a page is rendered while further events of an edit may follow, and told of when they are over', async () => {
  const { done, edit } = watch({ hasSameHead: true });
  edit(PAGE);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['render']);
  await vi.advanceTimersByTimeAsync(30);
  // The renderer knows the page that it has rendered ahead.
  expect(done).toEqual(['render', 'render', EDITED]);
});

test('where more than words has changed nothing is read before the events are over: a file may be half written', async () => {
  const { done, edit } = watch({ hasSameHead: false });
  edit(PAGE);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  expect(done).toEqual(['render', EDITED]);
});

test('texts that other pages show wait for the end of the events', async () => {
  const { done, edit } = watch({ hasSameHead: true });
  edit('/site/content/shared/note.md');
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  expect(done).toEqual(['invalidate', 'render', EDITED]);
});
