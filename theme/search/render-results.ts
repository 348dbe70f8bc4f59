import type { TextPiece } from '#shared/search/highlight.ts';
import type { SearchGroup, SearchHit } from '#shared/search/search-result.ts';
import { createElement } from './dom.ts';
import type { SearchTexts } from './texts/en.ts';

/** A text with what was searched for in `<mark>`. */
export function createPieces(pieces: readonly TextPiece[]): (HTMLElement | string)[] {
  return pieces.map(({ text, marked }) => (marked ? createElement('mark', {}, text) : text));
}

/** What a hit shows: its kind, its name, and the text around the match. */
export function createHitContent(hit: SearchHit, texts: SearchTexts): HTMLElement[] {
  const isName = hit.kind === 'input' || hit.kind === 'output' || hit.kind === 'attribute';
  const title = createElement(
    isName ? 'code' : 'span',
    { class: 'search-title' },
    ...createPieces(hit.title),
  );
  const badge = createElement('span', { class: 'search-kind', 'data-kind': hit.kind }, texts[hit.kind]);
  const line = createElement('span', { class: 'search-line' }, title, ' ', badge);
  if (hit.excerpt.length === 0) return [line];
  return [line, createElement('span', { class: 'search-excerpt' }, ...createPieces(hit.excerpt))];
}

/** Title of a page and the way to it. */
export function createGroupTitle(group: SearchGroup): (HTMLElement | string)[] {
  const title = createElement('span', { class: 'search-page' }, group.title);
  if (group.breadcrumbs.length === 0) return [title];
  return [title, ' ', createElement('span', { class: 'search-way' }, group.breadcrumbs.join(' › '))];
}

/** `One document found` or `5 documents found`, in the page's language. */
export function formatFound(texts: SearchTexts, count: number, lang: string): string {
  const forms = texts.found.split('|');
  const rules = new Intl.PluralRules(lang);
  const order = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((form) =>
    rules.resolvedOptions().pluralCategories.includes(form),
  );
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  return form.replace('{count}', new Intl.NumberFormat(lang).format(count));
}
