import type { RecordClass, RecordKind, StoredPage } from '#shared/index-format.ts';
import { stem } from '#shared/stem.ts';
import { foldCase, toTitleTerm } from '#shared/words.ts';
import type { PageEntry, SectionEntry } from './page-entry.ts';
import { createWeigher, fields, NO_TERMS, type TermList, type Weigher } from './weigh-terms.ts';

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
  /** What it is found by; a term that is in several lists counts with the sum of its weights. */
  readonly terms: readonly TermList[];
  /** Factor of all weights. */
  readonly worth: number;
}

/** Words that mean the same; a word or several words with spaces. */
export type Synonyms = readonly (readonly string[])[];

/** Weights in tenths of words that mean the same as what stands in a place. */
const SYNONYM_WEIGHTS = { title: 55, heading: 22, description: 14 };

/** The records of a page: the page itself, its sections, and what its rows describe. */
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

/** What a place is searched as. */
export function toClass(kind: SectionEntry['kind'], isModule: boolean): RecordClass {
  if (kind === 'section') return isModule ? 'module' : 'guide';
  return kind === 'attribute' ? 'input' : kind;
}

/** What a word of a section counts for its page. */
const SECTION_SHARE = 0.2;

/** The words of all sections, so that those of different ones are found together; less than where they stand. */
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

/** Words that mean the same as what stands in a title or description. */
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

/** The stems of a text's words; the same few phrases are asked for again and again. */
function toStems(text: string): string {
  const known = stems.get(text);
  if (known !== undefined) return known;
  const found = (foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ');
  if (stems.size < MOST_STEMS) stems.set(text, found);
  return found;
}

const MOST_STEMS = 2_000;
