import { expect, test } from 'vitest';
import { createYamlReader } from './read-yaml.ts';

test('the checks of a page read a text once', () => {
  const read = createYamlReader();
  expect(read('a: 1')).toBe(read('a: 1'));
  expect(read('a: 1\n---\nb: 2').documents.map(({ getValue }) => getValue())).toEqual([{ a: 1 }, { b: 2 }]);
  expect(read('a: [1').faults).not.toEqual([]);
});

test.each(['b: [1, 2]', 'b: !!str 1'])(
  'lineOf names the line of a key, an item or the nearest parent',
  (last) => {
    const [document] = createYamlReader()(`# Text\na:\n  - x: 1\n  - y: 2\n${last}\n`).documents;
    expect([['a', 1, 'y'], ['b'], ['c'], []].map((place) => document?.lineOf(place))).toEqual([4, 5, 2, 2]);
  },
);
