import type { LinkAttributes } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface SiteLinkProps {
  readonly url: string;
  readonly external: boolean;
  /** By a rule of the config, see `linkAttributes`. */
  readonly attributes?: LinkAttributes | undefined;
  readonly className?: string | undefined;
  /** `page`: the link leads to the page that shows it; `true`: to a section that the page is in. */
  readonly current?: 'page' | 'true' | undefined;
  /** URLs in each version of the documentation, for scripts that know which one the reader prefers. */
  readonly versionUrls?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation around a page: external ones open a new tab and say so with an icon. */
export function SiteLink(props: SiteLinkProps): ReactElement {
  const { url, external, attributes, className, current, versionUrls, children } = props;
  if (!external) {
    return (
      <a
        className={className}
        href={url}
        aria-current={current}
        data-version-urls={versionUrls && JSON.stringify(versionUrls)}
      >
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <Icon name="external" size={14} />
    </a>
  );
}
