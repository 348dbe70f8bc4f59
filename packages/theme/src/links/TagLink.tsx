import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

/** A link to a tag's page. Hidden text identifies it as a tag: "go" alone would be a poor link name. */
export function TagLink({ tag }: { readonly tag: PageLink }): ReactElement {
  const { tagMark } = useMessages();
  return (
    <a className="tag" href={tag.url} rel="tag">
      {tag.label}
      <span className="sr-only"> ({tagMark})</span>
    </a>
  );
}
