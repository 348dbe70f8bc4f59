import type { SearchBatch, SearchGroup, SearchHit } from '#shared/search-result.ts';
import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import {
  createExcerpt,
  createHitContent,
  createHitTitle,
  createKind,
  createWay,
} from '../results/render-results.ts';

/** Creates the items of the search page's list: one per page, with its matching hits. */
export function createItems({ groups }: SearchBatch, texts: SearchMessages): HTMLElement[] {
  return groups.map((group) => createItem(group, texts));
}

function createItem(group: SearchGroup, texts: SearchMessages): HTMLElement {
  // A match of the page itself is shown with its title, the others below.
  const own = group.hits.find(({ url }) => url === group.url);
  const others = group.hits.filter((hit) => hit !== own);
  const title = createElement('a', { href: group.url }, own ? createHitTitle(own) : group.title);
  const head = createElement('div', { class: 'search-result-head' }, createElement('h2', {}, title));
  if (own) head.append(createKind(own, texts));
  const item = createElement('li', { class: 'search-result' });
  const way = createWay(group, false);
  if (way) item.append(way);
  item.append(head);
  if (own && own.excerpt.length > 0) item.append(createExcerpt(own));
  if (others.length > 0) {
    item.append(createElement('ul', {}, ...others.map((hit) => createPlace(hit, texts))));
  }
  return item;
}

function createPlace(hit: SearchHit, texts: SearchMessages): HTMLElement {
  const link = createElement('a', { href: hit.url, class: 'search-hit' }, ...createHitContent(hit, texts));
  return createElement('li', {}, link);
}
