import { connectBuilder } from '../builder/open-builder.ts';
import { connectFilter } from './list-filter.ts';
import { connectPicker } from './releases/release-picker.ts';
import { connectSort } from './table-sort.ts';

/** Connects the filters, sortable tables, release selects, and builder of the current page once. */
export function connectControls(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) connectSort(table);
  for (const form of document.querySelectorAll<HTMLElement>('[data-filter]')) connectFilter(form);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-compare]')) connectPicker(form);
  connectBuilder();
}
