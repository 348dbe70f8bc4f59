import type { ReactElement, ReactNode } from 'react';
import { ContentLink } from '../links/ContentLink.tsx';
import { useMessages } from '../messages/messages-context.tsx';

export interface SourceProps {
  readonly href: string;
  /** Link text; defaults to "Source". */
  readonly children?: ReactNode;
}

/** A small link to the source of a figure. */
export function Source({ href, children }: SourceProps): ReactElement {
  const texts = useMessages();
  return (
    <ContentLink href={href} className="source">
      {children ?? texts.source}
    </ContentLink>
  );
}
