import type { Synonyms } from '#search/node/create-records.ts';
import type { HostedRecord } from '#search/shared/hosted-record.ts';
import { stem } from '#search/shared/stem.ts';
import { readChunks } from '#search/shared/words.ts';
import type { RivalDocument } from './rival.ts';

/** Reads the site's documents from the records that `npm run search:records` writes. */
export function readDocuments(records: readonly HostedRecord[], synonyms: Synonyms): RivalDocument[] {
  const places = new Map<string, HostedRecord[]>();
  for (const record of records) places.set(record.url, [...(places.get(record.url) ?? []), record]);
  return [...places].flatMap(([url, parts], id): RivalDocument[] => {
    const [record] = parts;
    if (record === undefined) return [];
    const title = getTitle(record);
    const page = record.hierarchy.lvl1 ?? '';
    return [
      {
        id,
        url: url.slice(new URL(url).origin.length),
        title,
        page: record.anchor === null ? '' : page,
        text: parts.map(({ content }) => content ?? '').join(' '),
        synonyms: findSynonyms(title, synonyms),
        isRow: record.class === 'input' || record.class === 'output',
      },
    ];
  });
}

function getTitle({ hierarchy }: HostedRecord): string {
  const levels = [
    hierarchy.lvl6,
    hierarchy.lvl5,
    hierarchy.lvl4,
    hierarchy.lvl3,
    hierarchy.lvl2,
    hierarchy.lvl1,
  ];
  return levels.find((level) => level !== null) ?? hierarchy.lvl0 ?? '';
}

function findSynonyms(title: string, synonyms: Synonyms): string {
  const toStems = (text: string): string =>
    ` ${readChunks(text)
      .map(({ whole }) => stem(whole))
      .join(' ')} `;
  const own = toStems(title);
  return synonyms
    .filter((group) => group.some((phrase) => own.includes(toStems(phrase))))
    .flatMap((group) => group.filter((phrase) => !own.includes(toStems(phrase))))
    .join(' ');
}
