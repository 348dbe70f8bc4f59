import type { CorpusPage } from '../corpus/create-corpus.ts';
import { createRandom } from '../corpus/random.ts';

/** Number of queries of each kind. */
const COUNT = 20;

/**
 * Creates queries for a corpus: titles of its pages, two of their words, prefixes of words, identifiers in
 * its pages.
 */
export function createCorpusQueries(pages: readonly CorpusPage[]): string[] {
  const random = createRandom('search');
  const draw = (): CorpusPage => random.pick(pages);
  const titles = Array.from({ length: COUNT }, () => readTitle(draw()));
  const pairs = Array.from({ length: COUNT }, () => readTitle(draw()).split(' ').slice(-2).join(' '));
  const beginnings = Array.from({ length: COUNT }, () =>
    readTitle(draw()).slice(0, random.int(1, 4)).toLowerCase(),
  );
  const identifiers = Array.from({ length: COUNT }, () =>
    random.pick(draw().text.match(/\w+_\w+/g) ?? ['none_there']),
  );
  return [...titles, ...pairs, ...beginnings, ...identifiers];
}

function readTitle({ text }: CorpusPage): string {
  return /^title: "(.*)"$/m.exec(text)?.[1] ?? '';
}
