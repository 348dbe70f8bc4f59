import type { SidebarView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { SidebarList } from './SidebarList.tsx';

/** The section's pages. In narrow windows without JavaScript, they are collapsed above the text. */
export function Sidebar({ view }: { readonly view: SidebarView }): ReactElement {
  const texts = useMessages();
  return (
    <aside className="sidebar">
      <details className="sidebar-fold">
        <summary>
          {texts.sidebarFold}
          <Icon name="chevron-right" size={16} />
        </summary>
      </details>
      <nav
        className="sidebar-nav"
        data-sidebar={view.name}
        data-fragment={view.fragmentUrl}
        data-group-name={texts.sidebarToggle}
        aria-label={texts.sidebar}
      >
        <SidebarList items={view.items} />
      </nav>
    </aside>
  );
}
