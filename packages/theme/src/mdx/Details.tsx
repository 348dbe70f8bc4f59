import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface DetailsProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section. The browser toggles it, and the stylesheet animates it, without a script. */
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
