import { expect, test } from 'vitest';
import { joinFileHashes } from './file-hashes.ts';

test('a file that was two different ones has the hash of neither', () => {
  const files = joinFileHashes([
    [
      ['a.tf', 'one'],
      ['b.png', ''],
    ],
    [
      ['a.tf', 'two'],
      ['c.svg', 'one'],
    ],
    [
      ['a.tf', 'one'],
      ['b.png', ''],
    ],
  ]);
  expect([...files]).toEqual([
    ['a.tf', 'changed'],
    ['b.png', ''],
    ['c.svg', 'one'],
  ]);
});
