import type { ReactElement, ReactNode } from 'react';

interface BoxProps {
  readonly children: ReactNode;
}

/** Cards side by side, as many as there is room for. */
export function CardGroup({ children }: BoxProps): ReactElement {
  return <div className="card-group">{children}</div>;
}

/** Cards below each other, a row each. */
export function CardList({ children }: BoxProps): ReactElement {
  return <div className="card-list">{children}</div>;
}

/** Anything in columns of one width: courses two by two. */
export function Grid({ children }: BoxProps): ReactElement {
  return <div className="grid">{children}</div>;
}

/** Content in the middle of the page. */
export function CenterLayout({ children }: BoxProps): ReactElement {
  return <div className="center-layout">{children}</div>;
}

/** Around an ordered list, or sections with `###` headings: they become the steps of a procedure, joined by a line. */
export function Steps({ children }: BoxProps): ReactElement {
  return (
    <div className="steps" data-flow="">
      {children}
    </div>
  );
}
