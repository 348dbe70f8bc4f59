import type { LinkAttributes } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface SiteLinkProps {
  readonly url: string;
  readonly external: boolean;
  /** Attributes from a rule of the config, see `linkAttributes`. */
  readonly attributes?: LinkAttributes | undefined;
  readonly className?: string | undefined;
  /** `page` for a link to the current page; `true` for a link to a section that contains it. */
  readonly current?: 'page' | 'true' | undefined;
  /** URLs in each version of the documentation, for scripts that know the reader's preferred version. */
  readonly versionUrls?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** A navigation link: external ones open a new tab, indicated by an icon. */
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
