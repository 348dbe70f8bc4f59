import type { ReactElement, ReactNode } from 'react';

export interface FilterFormProps {
  /** Name of the text field, and of its parameter in the URL. */
  readonly name: string;
  readonly label: string;
  /** More controls; the name of a control is the row value that it filters by. */
  readonly children?: ReactNode;
}

/** Controls that filter the rows of the nearest `data-filtered`; shown by `list-filter.ts`. */
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
