import type { ReactElement } from 'react';
import type { NavbarItemView, PageView } from '#shared/page-view.ts';
import { Icon } from '../icons/Icon.tsx';
import { SiteLink } from '../links/SiteLink.tsx';
import { findCurrent } from './active-item.ts';

export interface NavbarItemsProps {
  readonly items: readonly NavbarItemView[];
  readonly page: PageView;
  readonly baseUrl: string;
}

/** The navbar's links and menus: one list at each end of the bar. */
export function NavbarItems({ items, page, baseUrl }: NavbarItemsProps): ReactElement {
  const repeated = new Set(
    items.flatMap((item) => (item.type === 'dropdown' ? item.items.map((child) => child.url) : [])),
  );
  return (
    <nav className="nav" data-region="nav" aria-label="Main">
      {(['left', 'right'] as const).map((position) => (
        <ul key={position} className={`nav-list nav-${position}`}>
          {items.map((item, index) =>
            item.position !== position ? null : item.type === 'dropdown' ? (
              <Dropdown key={item.label} item={item} id={`nav-menu-${index}`} page={page} baseUrl={baseUrl} />
            ) : (
              // Where the bar is short, what a menu repeats is left to the menu.
              <li key={item.label} className={repeated.has(item.url) ? 'nav-repeated' : undefined}>
                <SiteLink
                  className="nav-link"
                  url={item.url}
                  external={item.external}
                  current={findCurrent(item, page, baseUrl)}
                >
                  {item.label}
                </SiteLink>
              </li>
            ),
          )}
        </ul>
      ))}
    </nav>
  );
}

interface DropdownProps {
  readonly item: Extract<NavbarItemView, { type: 'dropdown' }>;
  readonly id: string;
  readonly page: PageView;
  readonly baseUrl: string;
}

function Dropdown({ item, id, page, baseUrl }: DropdownProps): ReactElement {
  return (
    <li className="nav-dropdown" data-dropdown="">
      <button
        type="button"
        className="nav-link"
        aria-expanded="false"
        aria-controls={id}
        aria-haspopup="true"
      >
        {item.label}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul className="nav-menu" id={id}>
        {item.items.map((child) => (
          <li key={child.label}>
            <SiteLink url={child.url} external={child.external} current={findCurrent(child, page, baseUrl)}>
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
