import { afterEach, expect, test, vi } from 'vitest';
import { startClientNavigation } from './client-navigation.ts';

const { createScreen } = vi.hoisted(() => ({ createScreen: vi.fn(() => ({})) }));
const start = vi.hoisted(() => vi.fn());
vi.mock('./screen.ts', () => ({ createScreen }));
vi.mock('./router.ts', () => ({ startRouter: start }));
vi.mock('./prefetch.ts', () => ({ startPrefetch: start }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const options = {
  baseUrl: '/',
  islands: { update: () => undefined },
  loadProgress: async () => ({ start: () => undefined, done: () => undefined }),
};

test.each([
  ['without the Navigation API', {}, 0],
  ['where a heading has its name', { navigation: { id: 'navigation' } }, 0],
  ['with it', { navigation: { navigate: () => undefined } }, 2],
])('%s it starts as much as works', (_, window, parts) => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  startClientNavigation(options);
  expect(start).toHaveBeenCalledTimes(parts);
});
