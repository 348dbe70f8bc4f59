import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

/** A link that skips the navigation, for keyboard and screen reader users. */
export function SkipLink(_props: object): ReactElement {
  const texts = useMessages();
  return (
    <a className="skip-link" href="#_main">
      {texts.skipLink}
    </a>
  );
}
