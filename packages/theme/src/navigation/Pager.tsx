import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { PagerLinks } from './PagerLinks.tsx';

export interface PagerProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
}

/** Links to the neighbors in reading order. */
export function Pager({ previous, next }: PagerProps): ReactElement {
  const texts = useMessages();
  return (
    <PagerLinks
      label={texts.pager}
      previous={{ link: previous, label: texts.previous }}
      next={{ link: next, label: texts.next }}
    />
  );
}
