import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findForeignValue } from './find-foreign-value.ts';

test('what JSON holds passes, what is left out of it as well', () => {
  expect(
    findForeignValue({ a: [1, 'x', null, true, { b: undefined }], c: Object.create(null) }),
  ).toBeUndefined();
});

test('all else is named with its place', () => {
  expect(findForeignValue({ onPick: () => {} })).toEqual({ path: 'onPick', what: 'a function' });
  expect(findForeignValue({ items: [{ icon: createElement('b') }] })).toEqual({
    path: 'items.0.icon',
    what: 'an element',
  });
  expect(findForeignValue({ day: new Date(0) })?.what).toBe('a Date');
  expect(findForeignValue({ all: new Map() })?.what).toBe('a Map');
  expect(findForeignValue({ size: 1n })?.what).toBe('a bigint');
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(findForeignValue({ loop })).toEqual({ path: 'loop.self.self', what: 'a value that holds itself' });
});
