import { createElement } from '../dom.ts';

/** The elements of one row, in keyboard order. */
export type Row = readonly HTMLElement[];

/** Creates a list of rows under a heading; nothing without rows. */
export function createSection(id: string, title: string, rows: readonly Row[]): HTMLElement | undefined {
  if (rows.length === 0) return undefined;
  const heading = createElement('h2', { id: `search-start-${id}` }, title);
  const items = rows.map((row) => createElement('li', { 'data-search-row': '' }, ...row));
  return createElement(
    'section',
    { 'aria-labelledby': heading.id, class: heading.id },
    heading,
    createElement('ul', {}, ...items),
  );
}
