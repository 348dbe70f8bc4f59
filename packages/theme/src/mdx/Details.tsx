import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface DetailsProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A section that folds. The browser folds it, the stylesheet animates it: no script is needed. */
export function Details({ summary, open, children }: DetailsProps): ReactElement {
  return (
    <details className="details" open={open}>
      <summary>
        <Icon name="chevron-right" size={18} />
        <span>{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
