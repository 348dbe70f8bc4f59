import type { ReactElement, ReactNode } from 'react';

interface BoxProps {
  readonly children: ReactNode;
}

/** Cards next to each other, as many as fit. */
export function CardGroup({ children }: BoxProps): ReactElement {
  return <div className="card-group">{children}</div>;
}

/** Cards below each other, one per row. */
export function CardList({ children }: BoxProps): ReactElement {
  return <div className="card-list">{children}</div>;
}

/** Columns of equal width, for courses in pairs. */
export function Grid({ children }: BoxProps): ReactElement {
  return <div className="grid">{children}</div>;
}

/** Content in the middle of the page. */
export function CenterLayout({ children }: BoxProps): ReactElement {
  return <div className="center-layout">{children}</div>;
}

/** Steps of a procedure, joined by a line: wraps an ordered list, or sections with `###` headings. */
export function Steps({ children }: BoxProps): ReactElement {
  return (
    <div className="steps" data-flow="">
      {children}
    </div>
  );
}
