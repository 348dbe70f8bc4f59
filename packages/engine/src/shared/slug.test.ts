import { expect, test } from 'vitest';
import { Slugger } from './slug.ts';

test('equal texts get numbers, which leave those alone that are there', () => {
  const slugger = new Slugger();
  slugger.claim('setup-1');
  expect(['Setup', 'Setup', 'Setup', 'Setup 1', '_'].map((text) => slugger.slug(text))).toEqual([
    'setup',
    'setup-2',
    'setup-3',
    'setup-1-1',
    'section',
  ]);
});

test('a name is tried once, however often a text comes', () => {
  const slugger = new Slugger();
  let tried = 0;
  const { claim } = slugger;
  slugger.claim = (id) => {
    tried++;
    return claim.call(slugger, id);
  };
  for (let count = 0; count < 20_000; count++) slugger.slug('Setup');
  expect(tried).toBeLessThan(40_010);
  expect(slugger.slug('Setup')).toBe('setup-20000');
});
