import type { ReactElement, ReactNode } from 'react';
import { getIconName, Icon } from '../icons/Icon.tsx';
import { ContentLink } from '../links/ContentLink.tsx';

export interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly icon?: string;
  readonly children?: ReactNode;
}

/** A link with a description of its target; the whole card is clickable, the title is the link. */
export function Card({ title, href, icon, children }: CardProps): ReactElement {
  return (
    <div className="card">
      {icon !== undefined && (
        <span className="card-icon">
          <Icon name={getIconName(icon)} />
        </span>
      )}
      <div className="card-text">
        <p className="card-title">
          <ContentLink href={href} className="card-link">
            {title}
          </ContentLink>
        </p>
        {children !== undefined && children !== false && <div className="card-body">{children}</div>}
      </div>
    </div>
  );
}
