import { getLinkAttributes, isExternalUrl } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { useBodyContext } from '../body-context.tsx';

export interface ContentLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link inside a page component; external links get the same attributes as in Markdown. */
export function ContentLink({ href, className, children }: ContentLinkProps): ReactElement {
  const { linkRules } = useBodyContext();
  if (!isExternalUrl(href)) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...getLinkAttributes(href, linkRules)}
    >
      {children}
    </a>
  );
}
