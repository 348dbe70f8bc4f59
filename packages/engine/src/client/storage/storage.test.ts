import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.resetModules();
  warn.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function createMemoryStorage(overrides: Partial<Storage> = {}): Partial<Storage> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...overrides,
  };
}

test('keeps and forgets values', async () => {
  vi.stubGlobal('window', { localStorage: createMemoryStorage() });
  const { createStorage } = await import('./storage.ts');
  const storage = createStorage('localStorage');
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('storage that throws when it is touched does nothing and warns once for all areas', async () => {
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: deny }, sessionStorage: { get: deny } }),
  );
  const { createStorage } = await import('./storage.ts');
  createStorage('localStorage').set('a', '1');
  expect(createStorage('localStorage').get('a')).toBeNull();
  expect(createStorage('sessionStorage').get('a')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

// Spec: errors/browser-storage-unavailable-access
test('a missing storage does nothing and warns once', async () => {
  vi.stubGlobal('window', {});
  const { createStorage } = await import('./storage.ts');
  createStorage('localStorage').remove('a');
  expect(createStorage('localStorage').get('a')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a full storage still reads', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: createMemoryStorage({ setItem, getItem: () => 'kept' }) });
  const { createStorage } = await import('./storage.ts');
  const storage = createStorage('localStorage');
  storage.set('a', '1');
  storage.set('a', '2');
  expect(storage.get('a')).toBe('kept');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('on the server it fails at once', async () => {
  const { createStorage } = await import('./storage.ts');
  expect(() => createStorage('localStorage').get('a')).toThrow(
    'Browser storage does not exist on the server',
  );
});
