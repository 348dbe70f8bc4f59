import { expect, test } from 'vitest';
import { readChunks, toTitleTerm } from './words.ts';

const read = (text: string) => readChunks(text)[0];

test('an identifier comes whole, with what stands between its dots, and with its single words', () => {
  expect(read('node_groups.instance_types')).toEqual({
    whole: 'node_groups.instance_types',
    segments: ['node_groups', 'instance_types'],
    parts: ['node', 'groups', 'instance', 'types'],
  });
});

test('hyphens and underscores make the same identifier', () => {
  expect(read('vpc-id')).toEqual(read('vpc_id'));
  expect(read('vpc_id')).toEqual({ whole: 'vpc_id', segments: [], parts: ['vpc', 'id'] });
});

test('words of camel case are found, and so are words with accents without them', () => {
  expect(read('flowLogs')?.parts).toEqual(['flow', 'logs']);
  expect(read('Café')?.whole).toBe('cafe');
});

test('punctuation around words is no part of them', () => {
  expect(readChunks('(see: `vpc_id`, or "name".)').map(({ whole }) => whole)).toEqual([
    'see',
    'vpc_id',
    'or',
    'name',
  ]);
});

test('what stands in other scripts is read as well', () => {
  expect(readChunks('Сеть 网络').map(({ whole }) => whole)).toEqual(['сеть', '网络']);
});

test('a title of several words is a term of its own', () => {
  expect(toTitleTerm('What is a VPC?')).toBe('=what is a vpc');
  expect(toTitleTerm('Glossary')).toBeUndefined();
});
