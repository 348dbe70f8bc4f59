import type { PageLink } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts/texts-context.tsx';

export interface PagerProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
}

/** Links to the neighbours in reading order. */
export function Pager({ previous, next }: PagerProps): ReactElement | null {
  const texts = useTexts();
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pager" aria-label={texts.pager}>
      {previous !== undefined && (
        <a className="pager-link" href={previous.url} rel="prev">
          <span className="pager-label">
            <Icon name="arrow-left" size={16} />
            {texts.previous}
          </span>
          <span className="pager-title">{previous.label}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="pager-link pager-next" href={next.url} rel="next">
          <span className="pager-label">
            {texts.next}
            <Icon name="arrow-right" size={16} />
          </span>
          <span className="pager-title">{next.label}</span>
        </a>
      )}
    </nav>
  );
}
