import type { PageSection } from './read-page-text.ts';
import { createWeigher, fields } from './weigh-terms.ts';

/** What the index keeps of a section: made once for each body, with everything that takes time. */
export interface SectionEntry {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  readonly anchor: string;
  readonly title: string;
  /** The beginning of the text, for excerpts. */
  readonly text: string;
  /** Terms of text and title, each as its place among the page's words, and its weight in tenths. */
  readonly pairs: readonly number[];
}

export interface PageEntry {
  /** All terms of the page, each once. */
  readonly words: readonly string[];
  /** The first one is the page itself up to its first heading. */
  readonly sections: readonly SectionEntry[];
}

/** Characters of a section that are kept to show. */
const KEPT_TEXT = 260;
/** Characters of a section that are searched: a page of generated text must not swamp the index. */
export const SEARCHED_TEXT = 40_000;

/** Makes what the index keeps of a page's body. */
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
