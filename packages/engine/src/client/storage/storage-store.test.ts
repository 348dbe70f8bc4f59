import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let listeners: ((event: object) => void)[] = [];
let localStorage: Partial<Storage>;

beforeEach(() => {
  vi.resetModules();
  listeners = [];
  const values = new Map<string, string>();
  localStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const addEventListener = (_: string, listener: (event: object) => void) => listeners.push(listener);
  vi.stubGlobal('window', { localStorage, addEventListener });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('two stores of a key agree, and listeners hear of each change until they leave', async () => {
  const { storageStore } = await import('./storage-store.ts');
  const listener = vi.fn();
  const leave = storageStore('a').subscribe(listener);
  storageStore('a').set('1');
  expect(storageStore('a').get()).toBe('1');
  storageStore('b').set('1');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  storageStore('a').remove();
  expect(storageStore('a').get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('follows other tabs', async () => {
  const { storageStore } = await import('./storage-store.ts');
  const listener = vi.fn();
  const store = storageStore('a');
  store.subscribe(listener);
  expect(store.get()).toBeNull();
  for (const listen of listeners) listen({ storageArea: localStorage, key: 'a', newValue: '2' });
  expect(store.get()).toBe('2');
  for (const listen of listeners) listen({ storageArea: localStorage, key: null, newValue: null });
  expect(store.get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that was kept for going back takes what was chosen meanwhile', async () => {
  const { storageStore } = await import('./storage-store.ts');
  const [changed, same] = [vi.fn(), vi.fn()];
  storageStore('a').subscribe(changed);
  storageStore('b').subscribe(same);
  storageStore('a').set('1');
  storageStore('b').set('1');
  localStorage.setItem?.('a', '2');
  for (const listen of listeners) listen({ persisted: false });
  expect(storageStore('a').get()).toBe('1');
  for (const listen of listeners) listen({ persisted: true });
  expect(storageStore('a').get()).toBe('2');
  expect(changed).toHaveBeenCalledTimes(2);
  expect(same).toHaveBeenCalledTimes(1);
});

test('without storage, what was chosen holds for the visit', async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { storageStore } = await import('./storage-store.ts');
  storageStore('a').set('1');
  expect(storageStore('a').get()).toBe('1');
});

test('the server has no value and touches no storage', async () => {
  vi.unstubAllGlobals();
  const { storageStore } = await import('./storage-store.ts');
  expect(storageStore('a').getServer()).toBeNull();
});
