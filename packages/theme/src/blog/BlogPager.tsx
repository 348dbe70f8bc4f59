import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { PagerLinks } from '../navigation/PagerLinks.tsx';

export interface BlogPagerProps {
  /** `posts` for links between posts, `entries` for links between pages of a list. */
  readonly of: 'posts' | 'entries';
  readonly newer: PageLink | undefined;
  readonly older: PageLink | undefined;
}

/** Links to the newer and older post or page. */
export function BlogPager({ of, newer, older }: BlogPagerProps): ReactElement {
  const texts = useMessages();
  const isPost = of === 'posts';
  return (
    <PagerLinks
      label={isPost ? texts.blogPostNavigation : texts.blogListNavigation}
      previous={{ link: newer, label: isPost ? texts.newerPost : texts.newerEntries }}
      next={{ link: older, label: isPost ? texts.olderPost : texts.olderEntries }}
    />
  );
}
