import type { PageSection } from './read-page-text.ts';
import { createWeigher, fields } from './weigh-terms.ts';

/** The indexed data of a section: computed once per body, including all expensive steps. */
export interface SectionEntry {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  readonly anchor: string;
  readonly title: string;
  /** Start of the text, for excerpts. */
  readonly text: string;
  /** Terms of text and title, as pairs of an index into the page's words and a weight in tenths. */
  readonly pairs: readonly number[];
}

export interface PageEntry {
  /** All distinct terms of the page. */
  readonly words: readonly string[];
  /** Sections; the first one is the page itself up to its first heading. */
  readonly sections: readonly SectionEntry[];
}

/** Characters of a section stored for display. */
const KEPT_TEXT = 260;
/** Searchable characters of a section, limited so that a generated page does not swamp the index. */
export const SEARCHED_TEXT = 40_000;

/** Creates the search entry of a page's body. */
export function createPageEntry(sections: readonly PageSection[]): PageEntry {
  const weigher = createWeigher();
  const entries = sections.map(({ kind, anchor, title, text, code }): SectionEntry => {
    if (kind === 'module' || (kind === 'section' && anchor !== '')) weigher.addField(title, fields.heading);
    else if (kind !== 'section') weigher.addName(title);
    weigher.addField(text.slice(0, SEARCHED_TEXT), fields.text);
    weigher.addField(code.slice(0, SEARCHED_TEXT), fields.code);
    return { kind, anchor, title, text: cutText(text === '' ? code : text), pairs: weigher.takePairs() };
  });
  return { words: weigher.words, sections: entries };
}

function cutText(text: string): string {
  if (text.length <= KEPT_TEXT) return text;
  const end = text.lastIndexOf(' ', KEPT_TEXT);
  return `${text.slice(0, end > 0 ? end : KEPT_TEXT)} …`;
}
