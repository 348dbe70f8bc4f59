import type { ReactElement } from 'react';
import { FilterForm } from './FilterForm.tsx';
import { useMessages } from './use-messages.ts';

/** Minimum number of inputs for which a filter is worthwhile. */
const MANY_INPUTS = 10;

/** Filters the inputs of a page by text, or to the required ones. */
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
