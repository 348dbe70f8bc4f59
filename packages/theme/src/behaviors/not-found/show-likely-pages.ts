import type { SiteData } from '@gruntwork-docs/engine/client';
import { findNameFile, listNameWords, toNameFile } from '@gruntwork-docs/engine/shared';
import { findSimilarPaths } from './similar-paths.ts';

const MOST = 4;

/** Finds pages with a path similar to the missing one, and lists them by title. */
export async function showLikelyPages(
  place: HTMLElement,
  { baseUrl }: Pick<SiteData, 'baseUrl'>,
): Promise<void> {
  const wanted = decode(location.pathname.slice(baseUrl.length - 1));
  const titles = await loadNames(wanted, Number(place.dataset.likelyPages), baseUrl);
  const found = findSimilarPaths(wanted, [...titles.keys()], MOST);
  const list = place.querySelector('ul');
  // The reader can have navigated away.
  if (list === null || !place.isConnected || found.length === 0) return;
  list.replaceChildren(
    ...found.map((path) => createItem({ url: baseUrl + path.slice(1), title: titles.get(path) ?? path })),
  );
  place.hidden = false;
}

/** Returns titles by decoded path, of pages whose name shares the start of a word with the path. */
async function loadNames(wanted: string, count: number, baseUrl: string): Promise<Map<string, string>> {
  if (count === 0) return new Map();
  const files = new Set(listNameWords(wanted, 2).map((word) => findNameFile(word, count)));
  const lists = await Promise.all(
    [...files].map(async (number): Promise<[string, string][]> => {
      const url = baseUrl + toNameFile(number).slice(1);
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
      return response.json();
    }),
  );
  return new Map(lists.flat().map(([path, title]) => [decode(path), title]));
}

function createItem({ url, title }: { readonly url: string; readonly title: string }): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const path = document.createElement('span');
  path.className = 'likely-path';
  path.textContent = url;
  const item = document.createElement('li');
  item.append(link, ' ', path);
  return item;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
