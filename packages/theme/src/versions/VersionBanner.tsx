import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Message } from '../messages/Message.tsx';
import { useMessages } from '../messages/messages-context.tsx';

export interface VersionBannerProps {
  readonly site: SiteView;
  readonly page: PageView;
}

/** The banner above a document of a version other than the latest, with a link to the latest one. */
export function VersionBanner({ site, page }: VersionBannerProps): ReactElement | null {
  const texts = useMessages();
  const { version } = page;
  if (version === undefined || version.banner === 'none') return null;
  const { label, banner, latest } = version;
  const text = banner === 'unreleased' ? texts.versionUnreleased : texts.versionUnmaintained;
  const link = (
    <a href={latest.url} data-docs-version={latest.name}>
      {texts.latestVersion}
    </a>
  );
  return (
    <div className="version-banner" role="note" data-version-banner={banner}>
      <Icon name="info" size={18} />
      <div>
        <p>
          <Message text={text} values={{ siteTitle: site.title, versionLabel: <b>{label}</b> }} />
        </p>
        <p>
          <Message
            text={texts.versionSuggestion}
            values={{ latestVersionLink: link, versionLabel: <b>{latest.label}</b> }}
          />
        </p>
      </div>
    </div>
  );
}
