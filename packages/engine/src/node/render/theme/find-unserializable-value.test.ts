import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findUnserializableValue } from './find-unserializable-value.ts';

test('what JSON holds passes, what is left out of it as well', () => {
  expect(
    findUnserializableValue({ a: [1, 'x', null, true, { b: undefined }], c: Object.create(null) }),
  ).toBeUndefined();
});

test('all else is named with its place', () => {
  expect(findUnserializableValue({ onPick: () => {} })).toEqual({ path: 'onPick', what: 'a function' });
  expect(findUnserializableValue({ items: [{ icon: createElement('b') }] })).toEqual({
    path: 'items.0.icon',
    what: 'an element',
  });
  expect(findUnserializableValue({ day: new Date(0) })?.what).toBe('a Date');
  expect(findUnserializableValue({ all: new Map() })?.what).toBe('a Map');
  expect(findUnserializableValue({ size: 1n })?.what).toBe('a bigint');
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(findUnserializableValue({ loop })).toEqual({
    path: 'loop.self.self',
    what: 'a value that holds itself',
  });
});
