import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The toggle between light and dark mode. */
export function ColorModeSwitch(_props: object): ReactElement {
  const texts = useMessages();
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle=""
      aria-label={texts.colorToggle}
      title={texts.colorToggle}
    >
      <Icon name="sun" size={21} />
      <Icon name="moon" size={21} />
    </button>
  );
}
