import { expect, test } from 'vitest';
import { readPageQuery, writePageQuery } from './page-query.ts';

const PAGE = 'https://site.test/search';

test('an address keeps a query and tells it again', () => {
  const query = { text: 'a & b = "c" ü', kind: 'input', version: '1.0' };
  expect(readPageQuery(writePageQuery(PAGE, query), ['2.0', '1.0'])).toEqual(query);
});

test('what is empty is not in the address, and what else is there stays', () => {
  const none = { text: '', kind: '', version: '' };
  expect(writePageQuery(`${PAGE}?q=a&kind=input&version=1.0`, none)).toBe(PAGE);
  expect(writePageQuery(`${PAGE}?ref=x`, { ...none, text: 'a' })).toBe(`${PAGE}?ref=x&q=a`);
});

test('kinds and versions that do not exist are none', () => {
  const query = readPageQuery(`${PAGE}?q=a&kind=constructor&version=9`, ['1.0']);
  expect(query).toEqual({ text: 'a', kind: '', version: '' });
});
