import { InlineScript } from '@gruntwork-docs/engine/theme';
import type { ReactElement } from 'react';
import bannerScript from '../inline/base-url-banner.inline.ts?script';
import { Message } from '../messages/Message.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/**
 * Tells the site's owner that the base URL is wrong. The stylesheet hides it, so it shows exactly when
 * stylesheets are not at the base URL, with or without JavaScript.
 */
export function BaseUrlBanner({ baseUrl }: { readonly baseUrl: string }): ReactElement {
  const texts = useMessages();
  return (
    <div className="base-url-banner" data-base-url-banner="">
      <p>
        <strong>{texts.baseUrlTitle}</strong>
      </p>
      <p>{texts.baseUrlReason}</p>
      <p>
        <Message text={texts.baseUrlConfigured} values={{ url: <code>{baseUrl}</code> }} />
      </p>
      <p>
        <Message
          text={texts.baseUrlSuggested}
          values={{ url: <code data-suggested-base-url="">{texts.baseUrlHere}</code> }}
        />
      </p>
      <InlineScript code={bannerScript} />
    </div>
  );
}
