import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts/texts-context.tsx';

export interface SiteLinkProps {
  readonly url: string;
  readonly external: boolean;
  /** The link leads to a repository that only subscribers can read. */
  readonly subscribersOnly?: boolean | undefined;
  readonly className?: string | undefined;
  /** `page`: the link leads to the page that shows it; `true`: to a section that the page is in. */
  readonly current?: 'page' | 'true' | undefined;
  /** URLs in each version of the documentation, for scripts that know which one the reader prefers. */
  readonly versionUrls?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** A link of the navigation around a page: external ones open a new tab and say so with an icon. */
export function SiteLink(props: SiteLinkProps): ReactElement {
  const { url, external, subscribersOnly, className, current, versionUrls, children } = props;
  const texts = useTexts();
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
    <a
      className={className}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-subscribers-only={subscribersOnly ? '' : undefined}
    >
      {children}
      {subscribersOnly && <span className="sr-only"> {texts.subscribersOnly}</span>}
      <Icon name={subscribersOnly ? 'lock' : 'external'} size={14} />
    </a>
  );
}
