import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** An adjacent page and the label of the link to it. */
export interface PagerTarget {
  readonly link: PageLink | undefined;
  readonly label: string;
}

export interface PagerLinksProps {
  readonly label: string;
  readonly previous: PagerTarget;
  readonly next: PagerTarget;
}

/** Links to the previous and next page; nothing if there are none. */
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

/** The label of the link, with an arrow on its side, above the page's name. */
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
