import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashText } from './hash.ts';

const LONG = 'ä€😀 half \ud83d'.repeat(5_000);

it.each([
  { name: 'one text', parts: ['a'] },
  { name: 'several', parts: ['a', 'b', ''] },
  { name: 'none', parts: [] },
  { name: 'an empty one', parts: [''] },
  { name: 'long ones with all kinds of letters', parts: [LONG, LONG] },
  { name: 'bytes', parts: [Buffer.from('a'), 'b'] },
])('$name: each part and a zero after it', ({ parts }) => {
  const whole = createHash('sha1');
  for (const part of parts) whole.update(part).update('\0');
  expect(hashText(...parts)).toBe(whole.digest('hex').slice(0, 20));
});

it('parts of texts are kept apart, texts are hashed as their bytes are', () => {
  expect(hashText('ab', 'c')).not.toBe(hashText('a', 'bc'));
  expect(hashText(LONG)).toBe(hashText(Buffer.from(LONG)));
});
