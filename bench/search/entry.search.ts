import path from 'node:path';
import { measureQuality, PLACES, summarizeQuality } from './measure-quality.ts';
import { openIndex } from './open-index.ts';
import { queries } from './queries.ts';

const folder = path.resolve(process.argv[2] ?? 'dist', 'search-index/en-current');
const { searcher } = await openIndex(folder);
const outcomes = await measureQuality(queries, (text) => searcher.search(text, { places: PLACES }));
for (const { query, rank, first } of outcomes)
  if (rank === undefined || rank > 1)
    console.log(query.kind.padEnd(10), String(rank ?? '-').padStart(2), query.text, '→', first);
console.table(summarizeQuality(outcomes));
