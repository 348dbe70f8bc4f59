import type { ReactElement, ReactNode } from 'react';

export interface FilterFormProps {
  /** Name of the text field, and of its parameter in the URL. */
  readonly name: string;
  readonly label: string;
  /** Further controls: what a control is named is what rows are asked for. */
  readonly children?: ReactNode;
}

/** Controls that narrow the rows inside of the nearest `data-filtered` down; shown where JavaScript makes them work, see `list-filter.ts`. */
export function FilterForm({ name, label, children }: FilterFormProps): ReactElement {
  return (
    <search className="filter" aria-label={label} data-filter="">
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
