import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

/** Leads past the navigation, for those who read by keyboard or ear. */
export function SkipLink(_props: object): ReactElement {
  const texts = useMessages();
  return (
    <a className="skip-link" href="#_main">
      {texts.skipLink}
    </a>
  );
}
