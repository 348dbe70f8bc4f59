import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '@gruntwork-docs/engine/site';
import { readSearchSettings } from '#search/node/search-settings.ts';
import type { HostedRecord } from '#search/shared/hosted-record.ts';
import { runMeasured } from '../process/run-measured.ts';
import type { Figure } from '../report/figure.ts';
import { ROOT } from '../root.ts';
import { type QueryListName, queryLists } from '../search/answer-queries.ts';
import { toPercent } from '../search/quality-targets.ts';
import { createFlexSearch } from '../search/rivals/flexsearch.ts';
import { installRivals } from '../search/rivals/install-rivals.ts';
import { createLunr } from '../search/rivals/lunr.ts';
import { measureRival, type RivalFigures } from '../search/rivals/measure-rival.ts';
import { createMiniSearch } from '../search/rivals/minisearch.ts';
import { createOrama } from '../search/rivals/orama.ts';
import { createOurs } from '../search/rivals/ours.ts';
import { createPagefind } from '../search/rivals/pagefind.ts';
import { readDocuments } from '../search/rivals/read-documents.ts';
import type { CreateRivals } from '../search/rivals/rival.ts';
import type { Part } from './part.ts';

const rivals: readonly CreateRivals[] = [
  createMiniSearch,
  createOrama,
  createFlexSearch,
  createLunr,
  createPagefind,
];

/** Quality and cost of other search libraries for the same queries on the same records; see decision 10. */
export const measureSearchRivals: Part = async ({ workspace }) => {
  const folder = await installRivals();
  const file = path.join(workspace.dir, 'search-records.json');
  await runMeasured([
    path.join(ROOT, 'scripts/run.mjs'),
    'search:records',
    '--site',
    path.join(ROOT, 'site'),
    '--out',
    file,
  ]);
  const records: HostedRecord[] = JSON.parse(await readFile(file, 'utf8'));
  const { config } = await loadSite(path.join(ROOT, 'site'), { includeDrafts: false });
  const { synonyms } = readSearchSettings(config.config);
  const documents = readDocuments(records, synonyms);
  // The records are written from the site that was just built.
  const figures = describe(await measureRival([createOurs(path.join(ROOT, 'dist'))]));
  for (const create of rivals)
    figures.push(...describe(await measureRival(await create({ documents, synonyms, folder }))));
  return figures;
};

function describe({ name, quality, bytes, time }: RivalFigures): Figure[] {
  const names = Object.keys(queryLists) as QueryListName[];
  return [
    ...names.flatMap((list) =>
      quality[list]
        .filter((figures) => list === 'tuning' || figures.name === 'all')
        .map((figures): Figure => {
          const { count, at1, at5, reciprocalRank } = figures;
          return {
            name: `${name}: ${list}, ${count} ${figures.name === 'all' ? 'queries' : `of kind ${figures.name}`}: by the first place, %`,
            value: toPercent(at1),
            unit: 'points',
            note: `by the first five ${toPercent(at5)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
          };
        }),
    ),
    { name: `${name}: before the first query`, value: bytes.before, unit: 'bytes' },
    {
      name: `${name}: next query, median`,
      value: bytes.next,
      unit: 'bytes',
      note: `dearest ${bytes.most}; made ${bytes.index}`,
    },
    {
      name: `${name}: a query in Node`,
      value: time.query,
      unit: 'ms',
      note: `longest ${time.longest.toFixed(1)} ms`,
    },
    { name: `${name}: first results in Node`, value: time.first, unit: 'ms' },
  ];
}
