import { isExternalUrl, isPrivateRepository } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { useBodyContext } from '../body-context.tsx';

export interface ContentLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link inside a component of a page; external and subscriber-only ones are marked as those of Markdown are. */
export function ContentLink({ href, className, children }: ContentLinkProps): ReactElement {
  const { privateRepositories } = useBodyContext();
  if (!isExternalUrl(href)) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  const isPrivate = isPrivateRepository(href, privateRepositories);
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-subscribers-only={isPrivate ? '' : undefined}
    >
      {children}
    </a>
  );
}
