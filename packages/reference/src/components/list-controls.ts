import { connectFilter } from './list-filter.ts';
import { connectPicker } from './releases/release-picker.ts';
import { connectSort } from './table-sort.ts';

/** Makes the filters, sortable tables and choices of releases of the shown page work; those that do already are left alone. */
export function connectControls(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) connectSort(table);
  for (const form of document.querySelectorAll<HTMLElement>('[data-filter]')) connectFilter(form);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-compare]')) connectPicker(form);
}
