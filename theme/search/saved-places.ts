import { createStorage } from '#client/public.ts';

/** A place that the reader opened from a search. */
export interface SavedPlace {
  readonly url: string;
  readonly title: string;
  /** Title of the page, where the place is a part of one. */
  readonly page: string;
}

export type SavedList = 'recent' | 'favourites';

const KEYS: Readonly<Record<SavedList, string>> = {
  recent: 'search.recent',
  favourites: 'search.favourites',
};
const MOST: Readonly<Record<SavedList, number>> = { recent: 6, favourites: 20 };

/** Places of a list, the latest first. What is no list of ours is none. */
export function readPlaces(list: SavedList): SavedPlace[] {
  try {
    const value: unknown = JSON.parse(createStorage('localStorage').get(KEYS[list]) ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace).slice(0, MOST[list]) : [];
  } catch {
    return [];
  }
}

/** Puts a place at the top of a list. A favourite is not listed as recent as well. */
export function savePlace(list: SavedList, place: SavedPlace): void {
  const isFavourite = readPlaces('favourites').some(({ url }) => url === place.url);
  if (list === 'recent' && isFavourite) return;
  if (list === 'favourites') removePlace('recent', place.url);
  write(list, [place, ...readPlaces(list).filter(({ url }) => url !== place.url)]);
}

export function removePlace(list: SavedList, url: string): void {
  write(
    list,
    readPlaces(list).filter((place) => place.url !== url),
  );
}

function write(list: SavedList, places: readonly SavedPlace[]): void {
  createStorage('localStorage').set(KEYS[list], JSON.stringify(places.slice(0, MOST[list])));
}

function isPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { url, title, page } = value as Record<string, unknown>;
  // Storage is anybody's: only links into the site are followed.
  return (
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    typeof title === 'string' &&
    typeof page === 'string'
  );
}
