import type { BreadcrumbView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

export interface BreadcrumbsProps {
  readonly items: readonly BreadcrumbView[];
  readonly homeUrl: string;
}

/** The breadcrumbs from the home page to this one. */
export function Breadcrumbs({ items, homeUrl }: BreadcrumbsProps): ReactElement | null {
  const texts = useMessages();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol>
        <li>
          <a href={homeUrl}>{texts.home}</a>
        </li>
        {items.map((item, index) => (
          <li key={item.url ?? item.label}>
            <Icon name="chevron-right" size={14} />
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : item.url === undefined ? (
              <span>{item.label}</span>
            ) : (
              <a href={item.url}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
