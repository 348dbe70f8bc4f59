import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostCacheError, openCache } from './cache-store.ts';
import { memo } from './memo.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

const file = (task = 'html', key = 'a'): string => path.join(dir, task, `${key}.cache`);

it.each(['text', '', '\n', 'é\n😀\n', `${'x'.repeat(40)}\n`])(
  'a value is found as it was saved: %j',
  (value) => {
    const onDamage = vi.fn();
    openCache(dir).save('html', 'a', value);
    const cache = openCache(dir, onDamage);
    expect(cache.find('html', 'a')).toBe(value);
    expect(cache.get('html', 'a')).toBe(value);
    expect(cache.find('words', 'a')).toBeUndefined();
    expect(cache.find('html', 'b')).toBeUndefined();
    expect(onDamage).not.toHaveBeenCalled();
  },
);

it('a value takes the place of another one, and leaves no other file', () => {
  const cache = openCache(dir);
  for (const value of ['first', 'second']) cache.save('html', 'a', value);
  expect(cache.find('html', 'a')).toBe('second');
  expect(readdirSync(path.join(dir, 'html'))).toEqual(['a.cache']);
});

it.each([
  ['cut', (data: Buffer) => data.subarray(0, data.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['without its checksum', () => Buffer.from('value')],
  ['changed', (data: Buffer) => Buffer.from(data.toString().replace('value', 'vague'))],
])('a file that is %s is reported, and holds no value', (_, damage) => {
  const onDamage = vi.fn();
  const cache = openCache(dir, onDamage);
  cache.save('html', 'a', 'value');
  writeFileSync(file(), damage(readFileSync(file())));
  expect(cache.find('html', 'a')).toBeUndefined();
  expect(onDamage).toHaveBeenCalledExactlyOnceWith(file());
  expect(() => cache.get('html', 'a')).toThrow(LostCacheError);
  cache.save('html', 'a', 'value');
  expect(cache.get('html', 'a')).toBe('value');
});

it('a file that is read counts as used, once a day', () => {
  const cache = openCache(dir);
  cache.save('html', 'a', 'value');
  const [hour, week] = [3_600, 7 * 24 * 3_600].map((age) => Math.floor(Date.now() / 1000 - age));
  for (const time of [hour ?? 0, week ?? 0]) {
    utimesSync(file(), time, time);
    cache.find('html', 'a');
    expect(statSync(file()).mtimeMs > time * 1000).toBe(time === week);
  }
});

it('a value is made once for the same inputs, and again for others or when it no longer holds', async () => {
  const make = vi.fn(() => ({ made: make.mock.calls.length }));
  const get = (inputs: readonly string[], holds?: () => boolean) =>
    memo(openCache(dir), 'task', inputs, make, holds);
  expect(await get(['a', 'b'])).toEqual({ made: 1 });
  expect(await get(['a', 'b'])).toEqual({ made: 1 });
  expect(await get(['ab'])).toEqual({ made: 2 });
  expect(await get(['a', 'b'], () => false)).toEqual({ made: 3 });
  expect(await get(['a', 'b'])).toEqual({ made: 3 });
  expect(existsSync(path.join(dir, 'task'))).toBe(true);
});
