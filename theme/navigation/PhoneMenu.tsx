import type { ReactElement } from 'react';
import type { NavbarItemView } from '#shared/page-view.ts';
import { SiteLink } from '../links/SiteLink.tsx';
import { findCurrent } from './active-item.ts';
import type { NavbarItemsProps } from './NavbarItems.tsx';

/** The menu of narrow windows: the navbar's items in one pane, the page's sidebar in another, filled when it opens. */
export function PhoneMenu({ items, page, baseUrl }: NavbarItemsProps): ReactElement {
  return (
    <div className="menu" id="menu" data-menu="" hidden>
      <nav className="menu-pane" data-menu-main="" aria-label="Main menu">
        <ul className="menu-list">
          {collectLinks(items).map((item) => (
            <li key={item.url}>
              <SiteLink
                className="menu-link"
                url={item.url}
                external={item.external}
                current={findCurrent(item, page, baseUrl)}
              >
                {item.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu-pane" data-menu-page="" hidden>
        <button type="button" className="menu-back" data-menu-back="">
          ← Back to main menu
        </button>
      </div>
    </div>
  );
}

/** All links of the navbar, each once: there is room here for what menus fold away. */
function collectLinks(items: readonly NavbarItemView[]): Extract<NavbarItemView, { type: 'link' }>[] {
  const links = items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item]));
  return [...new Map(links.map((link) => [link.url, link])).values()];
}
