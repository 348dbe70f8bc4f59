import { expect, test } from 'vitest';
import { findThirdPartyRequest } from './third-party-origins.ts';

test('what a browser asks other hosts for is told with its origin', () => {
  const src = 'https://videos.test:8443/embed/1?a=b';
  expect(findThirdPartyRequest('iframe', { src })).toEqual({
    kind: 'frame',
    origin: 'https://videos.test:8443',
  });
  expect(findThirdPartyRequest('iframe', { src: 'data:text/html,x' })).toEqual({
    kind: 'frame',
    origin: 'data:',
  });
  expect(findThirdPartyRequest('img', { src: '//images.test/a.png' })).toEqual({
    kind: 'image',
    origin: 'https://images.test',
  });
  expect(findThirdPartyRequest('img', { src: 'HTTP://images.test/a.png' })?.origin).toBe(
    'http://images.test',
  );
  expect(findThirdPartyRequest('video', { src })?.kind).toBe('media');
});

test('what is of the site, or no address at all, is not', () => {
  for (const src of ['/a.png', 'a.png', 'data:image/png;base64,', '', 'https://[bad'])
    expect(findThirdPartyRequest('img', { src }), src).toBeUndefined();
  expect(findThirdPartyRequest('a', { href: 'https://elsewhere.test' })).toBeUndefined();
  expect(findThirdPartyRequest('iframe', {})).toBeUndefined();
});
