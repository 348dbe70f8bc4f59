import { splitFrontmatter } from '@gruntwork-docs/engine/node/content/frontmatter.ts';

const WORDS_A_MINUTE = 200;

/** Minutes that reading takes as Docusaurus counts them: all words behind the frontmatter, those of code and addresses too. */
export function countReadingMinutes(source: string, locale: string): number {
  const body = source.slice(splitFrontmatter(source).bodyOffset);
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(body))
    if (isWordLike === true) words++;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
