import type { Move } from './active-option.ts';
import type { DialogBody } from './dialog-body.ts';
import type { DialogQuery } from './dialog-query.ts';
import { focusRow } from './row-keys.ts';

/** Lets the keys of the box's field move through the options below it, and Enter open the active one. */
export function startFieldKeys(
  field: HTMLInputElement,
  { start, options }: Pick<DialogBody, 'start' | 'options'>,
  query: DialogQuery,
): void {
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const target = findMove(event.key, options.size);
    if (target !== undefined) {
      event.preventDefault();
      options.move(target);
    } else if (event.key === 'ArrowDown') {
      if (!start.hidden && focusRow(start, 'first')) event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      query.submit(event);
    }
  });
}

/** Returns the move of a key among the options; Home and End belong to the field while there are none. */
function findMove(key: string, size: number): Move | undefined {
  if (size === 0) return undefined;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}
