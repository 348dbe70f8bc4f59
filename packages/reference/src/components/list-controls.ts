import { connectFilter } from './list-filter.ts';
import { connectSort } from './table-sort.ts';

/** Makes the filters and sortable tables of the shown page work; those that do already are left alone. */
export function connectControls(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) connectSort(table);
  for (const form of document.querySelectorAll<HTMLElement>('[data-filter]')) connectFilter(form);
}
