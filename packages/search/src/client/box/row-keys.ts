const ROW = '[data-search-row]';
const CONTROL = 'a[href],button';

/** Focuses the first or last row of a list; returns false if it is empty. */
export function focusRow(list: HTMLElement, which: 'first' | 'last'): boolean {
  const rows = findRows(list);
  const row = which === 'first' ? rows[0] : rows.at(-1);
  row?.querySelector<HTMLElement>(CONTROL)?.focus();
  return row !== undefined;
}

/**
 * Lets the arrow keys move among the rows of a list, and along a row to its buttons. Up from the first row,
 * and any typed character, move to the field.
 */
export function startRowKeys(list: HTMLElement, field: HTMLInputElement): void {
  list.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) return;
    const next = findNext(list, target, key);
    if (next === undefined) {
      // The character itself goes to the focused element.
      if (isTyping(key)) field.focus();
      return;
    }
    event.preventDefault();
    (next ?? field).focus();
  });
}

function isTyping(key: string): boolean {
  return (key.length === 1 && key !== ' ') || key === 'Backspace';
}

/** Returns the element that a key moves to; null for the field; undefined for a key that does not move. */
function findNext(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const rows = findRows(list);
  const row = rows.findIndex((element) => element.contains(from));
  const toRow = (index: number) => rows[index]?.querySelector<HTMLElement>(CONTROL);
  if (key === 'ArrowDown') return toRow(row + 1) ?? from;
  if (key === 'ArrowUp') return toRow(row - 1) ?? null;
  if (key === 'Home') return toRow(0);
  if (key === 'End') return toRow(rows.length - 1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const controls = [...(rows[row]?.querySelectorAll<HTMLElement>(CONTROL) ?? [])];
  const isForward = (key === 'ArrowRight') === (getComputedStyle(list).direction !== 'rtl');
  return controls[controls.indexOf(from) + (isForward ? 1 : -1)] ?? from;
}

function findRows(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}
