import type { PageLink } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** A page before or after this one, and what it is called from here. */
export interface PagerTarget {
  readonly link: PageLink | undefined;
  readonly label: string;
}

export interface PagerLinksProps {
  readonly label: string;
  readonly previous: PagerTarget;
  readonly next: PagerTarget;
}

/** Links to the pages on both sides of this one; nothing when there are none. */
export function PagerLinks({ label, previous, next }: PagerLinksProps): ReactElement | null {
  if (previous.link === undefined && next.link === undefined) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous.link !== undefined && (
        <a className="pager-link" href={previous.link.url} rel="prev">
          <span className="pager-label">
            <Icon name="arrow-left" size={16} />
            {previous.label}
          </span>
          <span className="pager-title">{previous.link.label}</span>
        </a>
      )}
      {next.link !== undefined && (
        <a className="pager-link pager-next" href={next.link.url} rel="next">
          <span className="pager-label">
            {next.label}
            <Icon name="arrow-right" size={16} />
          </span>
          <span className="pager-title">{next.link.label}</span>
        </a>
      )}
    </nav>
  );
}
