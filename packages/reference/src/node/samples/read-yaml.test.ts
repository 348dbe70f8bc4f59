import { expect, test } from 'vitest';
import { createYamlReader } from './read-yaml.ts';

test('the checks of a page read a text once', () => {
  const read = createYamlReader();
  expect(read('a: 1')).toBe(read('a: 1'));
  expect(read('a: 1\n---\nb: 2').documents.map((document) => document.toJS())).toEqual([{ a: 1 }, { b: 2 }]);
  expect(read('a: [1').documents[0]?.errors).not.toEqual([]);
});
