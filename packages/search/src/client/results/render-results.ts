import type { TextPiece } from '#shared/highlight.ts';
import type { SearchGroup, SearchHit } from '#shared/search-result.ts';
import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createIcon } from './search-icon.ts';

/** Creates text with the matches in `<mark>`. */
export function createPieces(pieces: readonly TextPiece[]): (HTMLElement | string)[] {
  return pieces.map(({ text, marked }) => (marked ? createElement('mark', {}, text) : text));
}

/** Creates the content of a hit: its kind, its name, and the text around the match. */
export function createHitContent(hit: SearchHit, texts: SearchMessages): (Element | string)[] {
  const parts = [createIcon(hit.kind), createHitTitle(hit), ' ', createKind(hit, texts)];
  return hit.excerpt.length === 0 ? parts : [...parts, ' ', createExcerpt(hit)];
}

export function createHitTitle(hit: SearchHit): HTMLElement {
  const isName = hit.kind === 'input' || hit.kind === 'output' || hit.kind === 'attribute';
  return createElement(isName ? 'code' : 'span', { class: 'search-title' }, ...createPieces(hit.title));
}

export function createKind({ kind }: SearchHit, texts: SearchMessages): HTMLElement {
  return createElement('span', { class: 'search-kind' }, texts[kind]);
}

export function createExcerpt({ excerpt }: SearchHit): HTMLElement {
  return createElement('span', { class: 'search-excerpt' }, ...createPieces(excerpt));
}

/** Creates the breadcrumbs of a page; with the page's title unless a hit shows it. */
export function createWay({ breadcrumbs, title }: SearchGroup, withTitle: boolean): HTMLElement | undefined {
  const steps = breadcrumbs.map((text) => createElement('span', {}, text));
  if (withTitle) steps.push(createElement('strong', {}, title));
  if (steps.length === 0) return undefined;
  const parts = steps.flatMap((step, index) => (index === 0 ? [step] : [' › ', step]));
  return createElement('span', { class: 'search-way' }, ...parts);
}

/** Formats `One document found` or `5 documents found`, in the page's language. */
export function formatHitCount(texts: SearchMessages, count: number, lang: string): string {
  const forms = texts.found.split('|');
  const rules = new Intl.PluralRules(lang);
  const order = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((form) =>
    rules.resolvedOptions().pluralCategories.includes(form),
  );
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  return form.replace('{count}', formatCount(count, lang));
}

export function formatCount(count: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(count);
}
