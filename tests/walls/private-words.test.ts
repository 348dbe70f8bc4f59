import path from 'node:path';
import { expect, it } from 'vitest';
import { findPrivateWord, listNames, PRIVATE_WORDS } from './private-words.ts';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

/** Names that still hold a private word. The number may only fall. */
const REMAINING = 0;

it('exported names and file names are in the words of the field', () => {
  const names = listNames(PACKAGES).flatMap(({ name, file }) => {
    const word = findPrivateWord(name);
    return word === undefined ? [] : [`${file}: \`${name}\`: for “${word}” say ${PRIVATE_WORDS[word]}`];
  });
  expect(names.length, names.join('\n')).toBeLessThanOrEqual(REMAINING);
});

it.each([
  ['keptBodies', 'kept'],
  ['kept-bodies', 'kept'],
  ['KEPT_UNUSED', 'kept'],
  ['HTMLPlace', 'place'],
  ['replaceText', undefined],
  ['ownerOf', undefined],
  ['readingTime', undefined],
])('in the name %s the private word is %s', (name, word) => {
  expect(findPrivateWord(name)).toBe(word);
});
