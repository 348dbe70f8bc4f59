import type { SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** A line above the navbar; scripts hide it before the first paint once the reader has closed it. */
export function AnnouncementBar({
  bar,
}: {
  readonly bar: NonNullable<SiteView['announcementBar']>;
}): ReactElement {
  const texts = useMessages();
  return (
    <section className="announcement" aria-label={texts.announcement} data-announcement="" data-id={bar.id}>
      <div className="announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement-close"
          data-announcement-close=""
          data-deferred=""
          aria-label={texts.close}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
}
