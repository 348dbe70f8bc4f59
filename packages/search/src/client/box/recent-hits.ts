import { createStorage, isRecord, readStored } from '@gruntwork-docs/engine/client';

/** A place that the reader opened from a search. */
export interface RecentHit {
  readonly url: string;
  readonly title: string;
  /** Title of the page, where the place is a part of one. */
  readonly page: string;
  /** Name of the documentation's version that it is in, on a site with several. */
  readonly version?: string;
}

export type SavedList = 'recent' | 'favourites';

/** What a reader keeps in the browser; where storage is blocked, lists are empty and nothing is kept. */
export interface RecentHits {
  /** Places of a list, the latest first. What is no list of ours is none. */
  read(list: SavedList): RecentHit[];
  /** Puts a place at the top of a list. A favourite is not listed as recent as well. */
  save(list: SavedList, place: RecentHit): void;
  remove(list: SavedList, url: string): void;
}

const MOST: Readonly<Record<SavedList, number>> = { recent: 6, favourites: 20 };

/** Opens the lists of one site in one language: another below the same origin has lists of its own. */
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
  // Storage is anybody's: only links into the site are followed.
  return (
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    typeof title === 'string' &&
    typeof page === 'string' &&
    (version === undefined || typeof version === 'string')
  );
}
