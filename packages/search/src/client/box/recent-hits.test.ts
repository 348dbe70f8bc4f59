import { beforeEach, expect, test, vi } from 'vitest';
import { createRecentHits } from './recent-hits.ts';

const place = (number: number) => ({ url: `/p${number}`, title: `Place ${number}`, page: 'Page' });
const places = createRecentHits('/', 'en');
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
  for (let number = 0; number < 10; number++) places.save('recent', place(number));
  places.save('recent', place(7));
  expect(places.read('recent').map(({ url }) => url)).toEqual(['/p7', '/p9', '/p8', '/p6', '/p5', '/p4']);
});

test('a favourite is no recent place any more', () => {
  places.save('recent', place(1));
  places.save('favourites', place(1));
  places.save('recent', place(1));
  expect(places.read('recent')).toEqual([]);
  expect(places.read('favourites')).toEqual([place(1)]);
  places.remove('favourites', '/p1');
  expect(places.read('favourites')).toEqual([]);
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
  stored.set('search.recent:/en', text);
  expect(places.read('recent')).toEqual([]);
});

test('another language, and another site of the same origin, have lists of their own', () => {
  places.save('recent', place(1));
  expect(createRecentHits('/', 'ar').read('recent')).toEqual([]);
  expect(createRecentHits('/other/', 'en').read('recent')).toEqual([]);
  expect(createRecentHits('/', 'en').read('recent')).toEqual([place(1)]);
});
