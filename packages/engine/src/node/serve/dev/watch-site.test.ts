import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DISPLAYED, EDITED } from '#shared/dev-events.ts';
import { type WatchOptions, watchSite } from './watch-site.ts';

const PAGE = '/site/content/docs/one.md';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches a site with one page, and records the actions. */
function watch(options: { readonly hasSameHead: boolean }) {
  const done: string[] = [];
  const heard = new Map<string, (shown: object, browser: object) => void>();
  let revision = 0;
  const watcher = new EventEmitter();
  const moduleGraph = { getModulesByFile: () => undefined };
  const plan = { route: '/docs/one' };
  const hot = {
    on: (event: string, listener: () => void) => heard.set(event, listener),
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
    renderer: {
      forget: () => revision++,
      advance: () => revision++,
      get revision() {
        return String(revision);
      },
      prepare: async () => {},
      renderAhead: async () => done.push('render'),
    },
    errorLog: { report: (error: unknown) => done.push(String(error)), reset: () => {} },
    shownElsewhere: ['content/shared'],
    onOutdated: () => {},
  };
  watchSite(fake as unknown as WatchOptions);
  /** Messages to a page that was rendered at this revision. */
  const show = (own: string): unknown[] => {
    const told: unknown[] = [];
    heard.get(DISPLAYED)?.({ revision: own }, { send: (event: unknown) => told.push(event) });
    return told;
  };
  const edit = (file: string) => watcher.emit('all', 'change', file);
  return { done, edit, show, getRevision: () => fake.renderer.revision };
}

test('a page is rendered while further events of an edit may follow, and told of when they are over', async () => {
  const { done, edit } = watch({ hasSameHead: true });
  edit(PAGE);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['render']);
  await vi.advanceTimersByTimeAsync(30);
  // The renderer has the page that it rendered ahead.
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

test('a page that was asked for between an edit and the end of its events hears of it, one that came later does not', async () => {
  const { edit, show, getRevision } = watch({ hasSameHead: false });
  const before = getRevision();
  edit(PAGE);
  // Its sidebar is outdated.
  const between = getRevision();
  await vi.advanceTimersByTimeAsync(30);
  expect(show(before)).toEqual([EDITED]);
  expect(show(between)).toEqual([EDITED]);
  expect(show(getRevision())).toEqual([]);
});
