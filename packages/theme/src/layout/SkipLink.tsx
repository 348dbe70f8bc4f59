import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** Leads past the navigation, for those who read by keyboard or ear. */
export function SkipLink(_props: object): ReactElement {
  const texts = useTexts();
  return (
    <a className="skip-link" href="#_main">
      {texts.skipLink}
    </a>
  );
}
