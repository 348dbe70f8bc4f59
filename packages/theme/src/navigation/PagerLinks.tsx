import type { PageLink } from '@gruntwork-docs/engine/shared';
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
      <PagerLink rel="prev" target={previous} />
      <PagerLink rel="next" target={next} />
    </nav>
  );
}

interface PagerLinkProps {
  readonly rel: 'prev' | 'next';
  readonly target: PagerTarget;
}

/** What the page is called from here, with an arrow on its side, above the page's own name. */
function PagerLink({ rel, target: { link, label } }: PagerLinkProps): ReactElement | null {
  if (link === undefined) return null;
  const isNext = rel === 'next';
  return (
    <a className={isNext ? 'pager-link pager-next' : 'pager-link'} href={link.url} rel={rel}>
      <span className="pager-label">
        {!isNext && <Icon name="arrow-left" size={16} />}
        {label}
        {isNext && <Icon name="arrow-right" size={16} />}
      </span>
      <span className="pager-title">{link.label}</span>
    </a>
  );
}
