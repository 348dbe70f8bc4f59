import { createStorage, isRecord, readStored } from '@gruntwork-docs/engine/client';

/** A search hit that the reader opened. */
export interface RecentHit {
  readonly url: string;
  readonly title: string;
  /** Title of the page, for a hit within one. */
  readonly page: string;
  /** Name of the hit's version of the documentation, on a site with several. */
  readonly version?: string;
}

export type SavedList = 'recent' | 'favourites';

/** Lists saved in the browser; if storage is blocked, they are empty and nothing is saved. */
export interface RecentHits {
  /** Reads the hits of a list, the latest first. Invalid data reads as an empty list. */
  read(list: SavedList): RecentHit[];
  /** Puts a hit at the top of a list. A favorite is not also listed as recent. */
  save(list: SavedList, place: RecentHit): void;
  remove(list: SavedList, url: string): void;
}

const MOST: Readonly<Record<SavedList, number>> = { recent: 6, favourites: 20 };

/** Opens the lists of one site in one language; other sites of the same origin have separate lists. */
export function createRecentHits(baseUrl: string, language: string): RecentHits {
  const toKey = (list: SavedList) => `search.${list}:${baseUrl}${language}`;
  const write = (list: SavedList, places: readonly RecentHit[]) =>
    createStorage('localStorage').set(toKey(list), JSON.stringify(places.slice(0, MOST[list])));
  const readOthers = (list: SavedList, url: string) => read(list).filter((place) => place.url !== url);
  const read = (list: SavedList): RecentHit[] =>
    (readStored(createStorage('localStorage'), toKey(list), isList) ?? [])
      .filter(isPlace)
      .slice(0, MOST[list]);

  return {
    read,
    save(list, place) {
      const isFavourite = read('favourites').some(({ url }) => url === place.url);
      if (list === 'recent' && isFavourite) return;
      if (list === 'favourites') write('recent', readOthers('recent', place.url));
      write(list, [place, ...readOthers(list, place.url)]);
    },
    remove: (list, url) => write(list, readOthers(list, url)),
  };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isPlace(value: unknown): value is RecentHit {
  if (!isRecord(value)) return false;
  const { url, title, page, version } = value;
  // Other scripts can write to storage, so only links into the site are accepted.
  return (
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    typeof title === 'string' &&
    typeof page === 'string' &&
    (version === undefined || typeof version === 'string')
  );
}
