import { expect, test } from 'vitest';
import { readChunks } from '#shared/words.ts';
import { readWords } from './read-words.ts';
import { createWeigher, fields } from './weigh-terms.ts';
import { createWordMemory, type WordMemory } from './word-memory.ts';

/** The words of a text, as `readChunks` tells of them. */
function read(text: string, memory: WordMemory) {
  return readWords(text, memory).map(({ whole, segments, parts }) => ({
    whole: whole.text,
    segments: segments.map((term) => term.text),
    parts: parts.map((term) => term.text),
  }));
}

const TEXTS = [
  '',
  'vpc',
  '(see: `vpc_id`, or "name".) node_groups.instance_types --dry-run',
  'a_ _a a__b a-_./:b a. .b a.-c :-: 1.2.3 10.0.0.0/16 https://x.y/z?q=1',
  'flowLogs HTTPServer Café cafe\u0301 naïve_straße ﬁne Сеть 网络 ١٢٣',
  'smile 😀 𝒳𝒴_z after a\ud83d b\udc00c',
  `${'long'.repeat(40)} ${'long'.repeat(40)}_id`,
];

test('words are those that are read one by one, whether they are known or not', () => {
  const memory = createWordMemory();
  for (const text of [...TEXTS, ...TEXTS]) expect(read(text, memory)).toEqual(readChunks(text));
});

test('a memory that is full begins anew', () => {
  const memory = createWordMemory(8);
  const text = Array.from({ length: 50 }, (_, index) => `word_${index % 7} n${index}`).join(' ');
  expect(read(text, memory)).toEqual(readChunks(text));
});

test('words with the same hash are told apart', () => {
  // 31 · 65 + 97 is 31 · 66 + 66.
  const memory = createWordMemory();
  expect(read('Aa BB Aa BB', memory).map(({ whole }) => whole)).toEqual(['aa', 'bb', 'aa', 'bb']);
});

test('a word that is known is one object, however often and wherever it stands', () => {
  const memory = createWordMemory();
  const [first, second] = readWords('vpc_id, vpc_id', memory);
  expect(first).toBe(second);
  expect(readWords('the vpc_id', memory)[1]).toBe(first);
});

test('two weighers that take turns have lists of their own', () => {
  const [a, b] = [createWeigher(), createWeigher()];
  a.addField('cluster subnet', fields.text);
  b.addField('subnet', fields.text);
  a.addField('subnet gateway', fields.text);
  b.addField('gateway cluster', fields.text);
  expect(a.words).toEqual(['cluster', 'subnet', 'gateway']);
  expect(b.words).toEqual(['subnet', 'gateway', 'cluster']);
});
