import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface NavbarDropdownProps {
  readonly label: ReactNode;
  /** Accessible name of the button, if its label alone is too short; contains the label. */
  readonly name?: string;
  /** Id of the menu, unique on the page. */
  readonly id: string;
  /** Items: `<li>` elements. */
  readonly children: ReactNode;
}

/** A menu of the navbar: opens on hover and focus without JavaScript, with keyboard and touch with it. */
export function NavbarDropdown({ label, name, id, children }: NavbarDropdownProps): ReactElement {
  return (
    <li className="nav-dropdown" data-dropdown="">
      <button
        type="button"
        className="nav-link"
        aria-expanded="false"
        aria-controls={id}
        aria-haspopup="true"
        aria-label={name}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul className="nav-menu" id={id}>
        {children}
      </ul>
    </li>
  );
}
