import type { PageLink } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts/texts-context.tsx';

export interface BlogPagerProps {
  /** Between posts, or between pages of a list. */
  readonly of: 'posts' | 'entries';
  readonly newer: PageLink | undefined;
  readonly older: PageLink | undefined;
}

/** Links to what was published before and after. */
export function BlogPager({ of, newer, older }: BlogPagerProps): ReactElement | null {
  const texts = useTexts();
  if (newer === undefined && older === undefined) return null;
  const isPost = of === 'posts';
  return (
    <nav className="pager" aria-label={isPost ? texts.blogPostNavigation : texts.blogListNavigation}>
      {newer !== undefined && (
        <a className="pager-link" href={newer.url} rel="prev">
          <span className="pager-label">
            <Icon name="arrow-left" size={16} />
            {isPost ? texts.newerPost : texts.newerEntries}
          </span>
          <span className="pager-title">{newer.label}</span>
        </a>
      )}
      {older !== undefined && (
        <a className="pager-link pager-next" href={older.url} rel="next">
          <span className="pager-label">
            {isPost ? texts.olderPost : texts.olderEntries}
            <Icon name="arrow-right" size={16} />
          </span>
          <span className="pager-title">{older.label}</span>
        </a>
      )}
    </nav>
  );
}
