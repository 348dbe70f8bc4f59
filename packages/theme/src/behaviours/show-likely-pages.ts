import { parseDocument, type SiteData } from '@gruntwork-docs/engine/client/public.ts';
import { findSimilarPaths } from './similar-paths.ts';

const MOST = 4;

/** Looks for pages whose path is like the one that does not exist, and lists them by their titles. */
export async function showLikelyPages(
  place: HTMLElement,
  { baseUrl, titleDelimiter }: Pick<SiteData, 'baseUrl' | 'titleDelimiter'>,
): Promise<void> {
  const below = (path: string): string => path.slice(baseUrl.length - 1);
  const paths = (await loadPaths(`${baseUrl}sitemap.xml`)).filter((path) => path.startsWith(baseUrl));
  const found = findSimilarPaths(below(decode(location.pathname)), paths.map(below), MOST);
  const pages = await Promise.all(
    found.map(async (path) => {
      const url = baseUrl + path.slice(1);
      return { url, title: await loadTitle(url, titleDelimiter) };
    }),
  );
  const list = place.querySelector('ul');
  // The reader may have gone on.
  if (list === null || !place.isConnected || pages.length === 0) return;
  list.replaceChildren(...pages.map(createItem));
  place.hidden = false;
}

/** Paths of all pages that search engines are told of, decoded. Throws when the list cannot be loaded. */
async function loadPaths(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  const sitemap = parseDocument(await response.text(), 'text/xml');
  // The origin is that of the published site, which may be another one.
  return [...sitemap.querySelectorAll('loc')].map(({ textContent }) =>
    decode(new URL(textContent ?? '').pathname),
  );
}

/** The title of a page without the site's, or its path when it cannot be loaded. */
async function loadTitle(url: string, delimiter: string): Promise<string> {
  try {
    const html = await (await fetch(url)).text();
    const { title } = parseDocument(html);
    const end = title.lastIndexOf(` ${delimiter} `);
    return (end < 0 ? title : title.slice(0, end)) || url;
  } catch {
    return url;
  }
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
