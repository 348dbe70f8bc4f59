import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

/** A tag that leads to its page. Out of sight it says that it is one: "go" alone would be no name for a link. */
export function TagLink({ tag }: { readonly tag: PageLink }): ReactElement {
  const { tagMark } = useMessages();
  return (
    <a className="tag" href={tag.url} rel="tag">
      {tag.label}
      <span className="sr-only"> ({tagMark})</span>
    </a>
  );
}
