import { expect, test } from 'vitest';
import { cleanQuery, LONGEST_QUERY, parseQuery } from './parse-query.ts';

const words = (text: string) => parseQuery(text).words.map(({ whole }) => whole);

test('a scope narrows the query and is no word of it, with a space after it or not', () => {
  for (const text of ['in:vpc_id', 'in: vpc_id', 'vpc_id in:', 'IN:vpc_id']) {
    expect(parseQuery(text).scope, text).toBe('input');
    expect(words(text), text).toEqual(['vpc_id']);
  }
  expect(parseQuery('out:arn').scope).toBe('output');
  expect(parseQuery('mod: vpc').scope).toBe('module');
  expect(parseQuery('guide:vpc').scope).toBe('guide');
});

test('a word that ends like a scope is none', () => {
  expect(parseQuery('plugin:vpc').scope).toBeUndefined();
  expect(parseQuery('vpc in production').scope).toBeUndefined();
});

test('words that say nothing are left out unless there are no others', () => {
  expect(words('how do I deploy a cluster')).toEqual(['deploy', 'cluster']);
  expect(words('how to')).toEqual(['how', 'to']);
});

test('repeated words count once, and a pasted text is cut to a sensible length', () => {
  expect(words('vpc vpc VPC')).toEqual(['vpc']);
  const pasted = Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(' ');
  expect(words(pasted).length).toBeLessThanOrEqual(8);
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(LONGEST_QUERY);
});

test('control characters are no part of a query, and any text is one', () => {
  expect(parseQuery('vpc\u0000\u0007 id\u202e\n').text).toBe('vpc id');
  expect(words('<img src=x onerror=alert(1)>')).toContain('onerror');
  expect(words('*** ()[]\\ ??')).toEqual([]);
  expect(words('\ud800')).toEqual([]);
});
