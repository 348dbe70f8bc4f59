import type { RecordClass, RecordKind, StoredPage } from '#shared/search/index-format.ts';
import { stem } from '#shared/search/stem.ts';
import { foldCase, toTitleTerm } from '#shared/search/words.ts';
import type { PageEntry, SectionEntry } from './page-entry.ts';
import { addField, fields, type Weights } from './weigh-terms.ts';

/** A page to search, with the entry of its body. */
export interface SearchedPage {
  /** Site path without base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** The page describes a module. */
  readonly isModule: boolean;
  /** How much the page counts against others: 1 is the usual. */
  readonly worth: number;
  readonly entry: PageEntry;
}

/** One thing that a search can find. */
export interface SearchRecord {
  readonly class: RecordClass;
  readonly kind: RecordKind;
  readonly page: StoredPage;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
  /** Weights of its terms in tenths. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Words that mean the same; a word or several words with spaces. */
export type Synonyms = readonly (readonly string[])[];

/** Weights in tenths of words that mean the same as what stands in a place. */
const SYNONYM_WEIGHTS = { title: 55, heading: 22, description: 14 };

/** The records of a page: the page itself, its sections, and what its rows describe. */
export function createRecords(page: SearchedPage, synonyms: Synonyms): SearchRecord[] {
  const stored: StoredPage = [page.route, page.title, page.breadcrumbs];
  const context: Weights = new Map();
  addField(context, page.title, fields.context);
  return page.entry.map((section, index): SearchRecord => {
    const isPage = index === 0;
    const weights = readTerms(section);
    const described = isPage ? weighPage(page) : context;
    for (const [term, weight] of described)
      weights.set(term, (weights.get(term) ?? 0) + Math.round(weight * 10));
    const title = isPage ? page.title : section.title;
    if (section.kind === 'section')
      addTitle(weights, title, isPage ? TITLE_WEIGHTS.page : TITLE_WEIGHTS.section);
    addSynonyms(weights, title, isPage ? SYNONYM_WEIGHTS.title : SYNONYM_WEIGHTS.heading, synonyms);
    if (isPage) addSynonyms(weights, page.description, SYNONYM_WEIGHTS.description, synonyms);
    if (page.worth !== 1)
      for (const [term, weight] of weights) weights.set(term, Math.ceil(weight * page.worth));
    return {
      class: toClass(section.kind, page.isModule),
      kind: !isPage ? section.kind : page.isModule ? 'module' : 'page',
      page: stored,
      title,
      anchor: section.anchor,
      text: isPage && page.description !== '' ? page.description : section.text,
      weights,
    };
  });
}

function toClass(kind: SectionEntry['kind'], isModule: boolean): RecordClass {
  if (kind === 'section') return isModule ? 'module' : 'guide';
  return kind === 'attribute' ? 'input' : kind;
}

function readTerms({ terms }: SectionEntry): Map<string, number> {
  const weights = new Map<string, number>();
  for (let at = 0; at < terms.length; at += 2) weights.set(String(terms[at]), Number(terms[at + 1]));
  return weights;
}

function weighPage({ title, description, keywords, route }: SearchedPage): Weights {
  const weights: Weights = new Map();
  addField(weights, title, fields.title);
  addField(weights, description, fields.description);
  addField(weights, [...keywords, ...route.split('/').slice(-2)].join(' '), fields.keywords);
  return weights;
}

/** Weights in tenths of a title as a whole: more than all of its words. */
const TITLE_WEIGHTS = { page: 160, section: 80 };

function addTitle(weights: Map<string, number>, title: string, weight: number): void {
  const term = toTitleTerm(title);
  if (term !== undefined) weights.set(term, weight);
}

/** Adds the words that mean the same as what stands in a title or description. */
function addSynonyms(weights: Map<string, number>, text: string, weight: number, synonyms: Synonyms): void {
  const comparable = ` ${toStems(text)} `;
  for (const group of synonyms) {
    if (!group.some((phrase) => comparable.includes(` ${toStems(phrase)} `))) continue;
    for (const word of group.flatMap((phrase) => phrase.split(' ')))
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  }
}

function toStems(text: string): string {
  return (foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ');
}
