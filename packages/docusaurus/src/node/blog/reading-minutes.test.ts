import { expect, it } from 'vitest';
import { countReadingMinutes, countWords } from './reading-minutes.ts';

const TEXT = `A plain line, with “quotes”, it's 1,000 things and https://own.test/a_b?c=d-e.
- \`code.of(things)\`\tand 漢字かな交じり文 and ภาษาไทย… \u00a0 end👩‍👩‍👧 3.5%\r\n`;

function countWhole(text: string): number {
  const segments = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)];
  return segments.filter(({ isWordLike }) => isWordLike === true).length;
}

it('counts the words that the rules of Unicode find in the whole text', () => {
  expect(countWords(TEXT, 'en')).toBe(countWhole(TEXT));
});

it('takes as long for each word of a long text as of a short one', () => {
  const long = TEXT.repeat(2000);
  const start = performance.now();
  expect(countWords(long, 'en')).toBe(2000 * countWhole(TEXT));
  // As one piece this would take minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('a text without words is read in a minute', () => {
  expect(countReadingMinutes('---\ntitle: Many words here\n---\n', 'en')).toBe(1);
});
