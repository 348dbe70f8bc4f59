import type { ReactElement } from 'react';
import { FilterForm } from './FilterForm.tsx';
import { useMessages } from './use-messages.ts';

/** From this many inputs on, finding one by eye takes long. */
const MANY_INPUTS = 10;

/** Narrows the inputs of a page down by text, or to the required ones. */
export function InputFilter({ count }: { readonly count: number }): ReactElement | null {
  const texts = useMessages();
  if (count <= MANY_INPUTS) return null;
  return (
    <FilterForm name="inputs" label={texts.filterInputs}>
      <label className="filter-check">
        <input type="checkbox" name="required" /> {texts.requiredOnly}
      </label>
    </FilterForm>
  );
}
