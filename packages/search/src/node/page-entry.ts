import type { PageSection } from './read-page-text.ts';
import { addField, addName, fields, type TermList, toTermList, type Weights } from './weigh-terms.ts';

/** What the index keeps of a section: made once for each body, with everything that takes time. */
export interface SectionEntry {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  readonly anchor: string;
  readonly title: string;
  /** The beginning of the text, for excerpts. */
  readonly text: string;
  /** Terms of text and title. */
  readonly terms: TermList;
}

/** The first entry is the page itself up to its first heading. */
export type PageEntry = readonly SectionEntry[];

/** Characters of a section that are kept to show. */
const KEPT_TEXT = 260;
/** Characters of a section that are searched: a page of generated text must not swamp the index. */
export const SEARCHED_TEXT = 40_000;

/** Makes what the index keeps of a page's body. */
export function createPageEntry(sections: readonly PageSection[]): PageEntry {
  return sections.map(({ kind, anchor, title, text, code }): SectionEntry => {
    const weights: Weights = new Map();
    if (kind === 'module' || (kind === 'section' && anchor !== '')) addField(weights, title, fields.heading);
    else if (kind !== 'section') addName(weights, title);
    addField(weights, text.slice(0, SEARCHED_TEXT), fields.text);
    addField(weights, code.slice(0, SEARCHED_TEXT), fields.code);
    return { kind, anchor, title, text: cutText(text === '' ? code : text), terms: toTermList(weights) };
  });
}

function cutText(text: string): string {
  if (text.length <= KEPT_TEXT) return text;
  const end = text.lastIndexOf(' ', KEPT_TEXT);
  return `${text.slice(0, end > 0 ? end : KEPT_TEXT)} …`;
}
