import { expect, test } from 'vitest';
import { findForeignPart } from './foreign-origins.ts';

test('what a browser asks other hosts for is told with its origin', () => {
  const src = 'https://videos.test:8443/embed/1?a=b';
  expect(findForeignPart('iframe', { src })).toEqual({ kind: 'frame', origin: 'https://videos.test:8443' });
  expect(findForeignPart('iframe', { src: 'data:text/html,x' })).toEqual({ kind: 'frame', origin: 'data:' });
  expect(findForeignPart('img', { src: '//images.test/a.png' })).toEqual({
    kind: 'image',
    origin: 'https://images.test',
  });
  expect(findForeignPart('img', { src: 'HTTP://images.test/a.png' })?.origin).toBe('http://images.test');
  expect(findForeignPart('video', { src })?.kind).toBe('media');
});

test('what is of the site, or no address at all, is not', () => {
  for (const src of ['/a.png', 'a.png', 'data:image/png;base64,', '', 'https://[bad'])
    expect(findForeignPart('img', { src }), src).toBeUndefined();
  expect(findForeignPart('a', { href: 'https://elsewhere.test' })).toBeUndefined();
  expect(findForeignPart('iframe', {})).toBeUndefined();
});
