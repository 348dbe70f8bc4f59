import type { RecordClass, RecordKind, StoredPage } from '#shared/index-format.ts';
import { stem } from '#shared/stem.ts';
import { foldCase, toTitleTerm } from '#shared/words.ts';
import type { PageEntry, SectionEntry } from './page-entry.ts';
import { createWeigher, fields, NO_TERMS, type TermList, type Weigher } from './weigh-terms.ts';

/** A page to index, with the search entry of its body. */
export interface SearchedPage {
  /** Site path without the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** True when the page describes a module. */
  readonly isModule: boolean;
  /** Search boost of the page; defaults to 1. */
  readonly worth: number;
  readonly entry: PageEntry;
}

/** One searchable item. */
export interface SearchRecord {
  readonly class: RecordClass;
  readonly kind: RecordKind;
  readonly page: StoredPage;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
  /** Its terms; a term in several lists has the sum of its weights. */
  readonly terms: readonly TermList[];
  /** Factor for all weights. */
  readonly worth: number;
}

/** Groups of synonyms; a word, or several words with spaces. */
export type Synonyms = readonly (readonly string[])[];

/** Weights of synonyms in tenths, by the location of the word. */
const SYNONYM_WEIGHTS = { title: 55, heading: 22, description: 14 };

/** Creates the records of a page: the page itself, its sections, and its rows. */
export function createRecords(page: SearchedPage, synonyms: Synonyms): SearchRecord[] {
  const { title, description, entry, isModule, worth } = page;
  const stored: StoredPage = [page.route, title, page.breadcrumbs];
  const context = collectTerms((weigher) => weigher.addField(title, fields.context));
  const { words } = entry;
  const [first, ...sections] = entry.sections;
  const records = sections.map((section): SearchRecord => {
    const { kind, anchor, text, pairs } = section;
    const names = kind === 'section' ? nameTerms(section.title, TITLE_WEIGHTS.section) : NO_TERMS;
    const others = findSynonyms(section.title, SYNONYM_WEIGHTS.heading, synonyms);
    return {
      class: toClass(kind, isModule),
      kind,
      page: stored,
      title: section.title,
      anchor,
      text,
      terms: [{ words, pairs }, context, names, others],
      worth,
    };
  });
  if (first === undefined) return records;
  const own: SearchRecord = {
    class: toClass('section', isModule),
    kind: isModule ? 'module' : 'page',
    page: stored,
    title,
    anchor: '',
    text: description === '' ? first.text : description,
    terms: [
      mergeSections(words, first, sections),
      collectTerms((weigher) => weighPage(weigher, page)),
      nameTerms(title, TITLE_WEIGHTS.page),
      findSynonyms(title, SYNONYM_WEIGHTS.title, synonyms),
      findSynonyms(description, SYNONYM_WEIGHTS.description, synonyms),
    ],
    worth,
  };
  return [own, ...records];
}

/** Returns the record class of a section. */
export function toClass(kind: SectionEntry['kind'], isModule: boolean): RecordClass {
  if (kind === 'section') return isModule ? 'module' : 'guide';
  return kind === 'attribute' ? 'input' : kind;
}

/** Share of a section word's weight that counts for its page. */
const SECTION_SHARE = 0.2;

/** Merges the words of all sections at a lower weight, so that words of different sections match together. */
function mergeSections(
  words: readonly string[],
  first: SectionEntry,
  sections: readonly SectionEntry[],
): TermList {
  const weights = new Float64Array(words.length);
  const add = ({ pairs }: SectionEntry, share: number): void => {
    for (let at = 0; at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0;
      const weight = Math.ceil((pairs[at + 1] ?? 0) * share);
      if (weight > (weights[place] ?? 0)) weights[place] = weight;
    }
  };
  add(first, 1);
  for (const section of sections) if (section.kind === 'section') add(section, SECTION_SHARE);
  const pairs: number[] = [];
  weights.forEach((weight, place) => {
    if (weight > 0) pairs.push(place, weight);
  });
  return { words, pairs };
}

function weighPage(weigher: Weigher, page: SearchedPage): void {
  const { title, description, keywords, route, isModule } = page;
  const names = route.split('/').slice(-2);
  weigher.addField(title, fields.title);
  weigher.addField(description, fields.description);
  weigher.addField([...keywords, ...names].join(' '), fields.keywords);
  if (isModule) weigher.addModuleName(names.at(-1) ?? '');
}

function collectTerms(weigh: (weigher: Weigher) => void): TermList {
  const weigher = createWeigher();
  weigh(weigher);
  return { words: weigher.words, pairs: weigher.takePairs() };
}

/** Weights in tenths of a title as a whole: more than all of its words. */
const TITLE_WEIGHTS = { page: 160, section: 80 };

function nameTerms(title: string, weight: number): TermList {
  const term = toTitleTerm(title);
  return term === undefined ? NO_TERMS : weighAlike([term], weight);
}

/** Finds synonyms of the words in a title or description. */
function findSynonyms(text: string, weight: number, synonyms: Synonyms): TermList {
  if (synonyms.length === 0) return NO_TERMS;
  const comparable = ` ${toStems(text)} `;
  const found = new Set<string>();
  for (const group of synonyms) {
    const others = group.filter((phrase) => !comparable.includes(` ${toStems(phrase)} `));
    if (others.length === group.length) continue;
    for (const word of others.flatMap((phrase) => phrase.split(' '))) found.add(word);
  }
  return weighAlike([...found], weight);
}

function weighAlike(words: readonly string[], weight: number): TermList {
  return { words, pairs: words.flatMap((_, place) => [place, weight]) };
}

const stems = new Map<string, string>();

/** Returns the stems of a text's words, memoized because the same few phrases recur. */
function toStems(text: string): string {
  const known = stems.get(text);
  if (known !== undefined) return known;
  const found = (foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ');
  if (stems.size < MOST_STEMS) stems.set(text, found);
  return found;
}

const MOST_STEMS = 2_000;
