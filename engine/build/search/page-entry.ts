import { readPageText } from './read-page-text.ts';
import { addField, addName, fields, type Weights } from './weigh-terms.ts';

/** What the index keeps of a section: made once for each body, with everything that takes time. */
export interface SectionEntry {
  readonly kind: 'section' | 'module' | 'input' | 'output' | 'attribute';
  readonly anchor: string;
  readonly title: string;
  /** The beginning of the text, for excerpts. */
  readonly text: string;
  /** Terms of text and title with their weights in turns, in tenths. */
  readonly terms: readonly (string | number)[];
}

/** The first entry is the page itself up to its first heading. */
export type PageEntry = readonly SectionEntry[];

/** Characters of a section that are kept to show. */
const KEPT_TEXT = 300;
/** Characters of a section that are searched: a page of generated text must not swamp the index. */
const SEARCHED_TEXT = 40_000;

/** Reads a page's body for the index. */
export function createPageEntry(html: string): PageEntry {
  const sections = readPageText(html);
  const page = sections
    .flatMap(({ kind, title, text }) => (kind === 'section' ? [title, text] : []))
    .join(' ');
  return sections.map(({ kind, anchor, title, text, code }, index): SectionEntry => {
    const weights: Weights = new Map();
    if (index === 0) addField(weights, page.slice(0, SEARCHED_TEXT), fields.page);
    if (kind === 'module' || (kind === 'section' && anchor !== '')) addField(weights, title, fields.heading);
    else if (kind !== 'section') addName(weights, title);
    addField(weights, text.slice(0, SEARCHED_TEXT), fields.text);
    addField(weights, code.slice(0, SEARCHED_TEXT), fields.code);
    const terms = [...weights].flatMap(([term, weight]) => [term, Math.max(1, Math.round(weight * 10))]);
    return { kind, anchor, title, text: cutText(text === '' ? code : text), terms };
  });
}

function cutText(text: string): string {
  if (text.length <= KEPT_TEXT) return text;
  const end = text.lastIndexOf(' ', KEPT_TEXT);
  return `${text.slice(0, end > 0 ? end : KEPT_TEXT)} …`;
}
