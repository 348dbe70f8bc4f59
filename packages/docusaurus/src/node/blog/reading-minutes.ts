import { splitFrontmatter } from '@gruntwork-docs/engine/source';

const WORDS_A_MINUTE = 200;
/** One word in any language, which needs no segmentation rules. */
const PLAIN = /^[a-z]+[.,;:!?]?$/i;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Returns the reading time in minutes as Docusaurus counts it: all words after the frontmatter, including
 * code and URLs.
 */
export function countReadingMinutes(source: string, locale: string): number {
  const body = source.slice(splitFrontmatter(source).bodyOffset);
  return Math.max(1, Math.ceil(countWords(body, locale) / WORDS_A_MINUTE));
}

/**
 * Counts words by the rules of Unicode. No word contains a space, and the segmenter gets slower per word as
 * text gets longer.
 */
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
