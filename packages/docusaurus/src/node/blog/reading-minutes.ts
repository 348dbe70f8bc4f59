import { splitFrontmatter } from '@gruntwork-docs/engine/source';

const WORDS_A_MINUTE = 200;
/** One word in any language, which needs no rules of one. */
const PLAIN = /^[a-z]+[.,;:!?]?$/i;

const segmenters = new Map<string, Intl.Segmenter>();

/** Minutes that reading takes as Docusaurus counts them: all words behind the frontmatter, those of code and addresses too. */
export function countReadingMinutes(source: string, locale: string): number {
  const body = source.slice(splitFrontmatter(source).bodyOffset);
  return Math.max(1, Math.ceil(countWords(body, locale) / WORDS_A_MINUTE));
}

/** Words as the rules of Unicode count them. No word holds a space, and long texts take the segmenter ever longer for each of theirs. */
export function countWords(text: string, locale: string): number {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  let words = 0;
  for (const part of text.split(/\s+/)) {
    if (PLAIN.test(part)) words++;
    else for (const { isWordLike } of segmenter.segment(part)) if (isWordLike === true) words++;
  }
  return words;
}
