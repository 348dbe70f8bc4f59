import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The button that scrolls to the top; scripts show it when the reader scrolls up a long page. */
export function BackToTop(_props: object): ReactElement {
  const texts = useMessages();
  return (
    <button
      type="button"
      className="back-to-top"
      data-back-to-top=""
      aria-label={texts.backToTop}
      title={texts.backToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
