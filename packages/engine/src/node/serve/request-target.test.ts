import { expect, test } from 'vitest';
import { parseRequestTarget } from './request-target.ts';

test('a path is decoded and keeps its query apart', () => {
  expect(parseRequestTarget('/a%20b/c?q=%20')).toEqual({
    type: 'path',
    raw: '/a%20b/c',
    path: '/a b/c',
    query: '?q=%20',
  });
});

test('a full URL is read as its path', () => {
  expect(parseRequestTarget('http://localhost:3000/a')).toMatchObject({ type: 'path', path: '/a' });
});

test.each(['/%', '/%E0%A4%A', '*', ''])('%j is malformed', (url) => {
  expect(parseRequestTarget(url)).toEqual({ type: 'malformed' });
});

test.each(['/../x', '/%2e%2e/x', '/a%2f..%2fx', '/a%5C..%5Cx', '/.git/config', '//host/', '/a//b', '/a%00'])(
  '%j is no file of a site',
  (url) => {
    expect(parseRequestTarget(url)).toEqual({ type: 'forbidden' });
  },
);
