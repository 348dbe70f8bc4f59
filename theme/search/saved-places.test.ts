import { beforeEach, expect, test, vi } from 'vitest';
import { readPlaces, removePlace, savePlace } from './saved-places.ts';

const place = (number: number) => ({ url: `/p${number}`, title: `Place ${number}`, page: 'Page' });
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

test('the latest place comes first, once, and old ones are forgotten', () => {
  for (let number = 0; number < 10; number++) savePlace('recent', place(number));
  savePlace('recent', place(7));
  expect(readPlaces('recent').map(({ url }) => url)).toEqual(['/p7', '/p9', '/p8', '/p6', '/p5', '/p4']);
});

test('a favourite is no recent place any more', () => {
  savePlace('recent', place(1));
  savePlace('favourites', place(1));
  savePlace('recent', place(1));
  expect(readPlaces('recent')).toEqual([]);
  expect(readPlaces('favourites')).toEqual([place(1)]);
  removePlace('favourites', '/p1');
  expect(readPlaces('favourites')).toEqual([]);
});

test.each([
  'no json',
  '{}',
  'null',
  '[null, 1, "x"]',
  '[{"url":"javascript:alert(1)","title":"x","page":"y"}]',
  '[{"url":"//evil.example","title":"x","page":"y"}]',
  '[{"url":"/\\\\evil.example","title":"x","page":"y"}]',
])('what is no list of places of this site is none: %s', (text) => {
  stored.set('search.recent', text);
  expect(readPlaces('recent')).toEqual([]);
});
