import type { ReactElement, ReactNode } from 'react';

export interface FilterFormProps {
  /** Id of the element whose rows are filtered. */
  readonly target: string;
  /** Name of the text field, and of its parameter in the URL. */
  readonly name: string;
  readonly label: string;
  /** Further controls: what a control is named is what rows are asked for. */
  readonly children?: ReactNode;
}

/** Controls that narrow a list of rows down; shown where JavaScript makes them work, see `list-filter.ts`. */
export function FilterForm({ target, name, label, children }: FilterFormProps): ReactElement {
  return (
    <search className="filter" aria-label={label} data-filter={target}>
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      {children}
      <output className="filter-count" />
    </search>
  );
}
