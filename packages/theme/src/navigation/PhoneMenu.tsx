import type { NavbarItemView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { LocaleLinks } from './LocaleDropdown.tsx';
import { type NavbarItemsProps, NavbarLink } from './NavbarItems.tsx';
import { VersionLinks } from './VersionDropdown.tsx';

/** The menu of narrow windows: the navbar's items in one panel, the page's sidebar in another. */
export function PhoneMenu(props: NavbarItemsProps): ReactElement {
  const { items, page, locale } = props;
  const texts = useMessages();
  const has = (type: NavbarItemView['type']): boolean => items.some((item) => item.type === type);
  return (
    <div className="menu" id="_menu" data-menu="" hidden>
      <nav className="menu-pane" data-menu-main="" data-region="menu" aria-label={texts.mainMenu}>
        <ul className="menu-list">
          {collectLinks(items).map((item) => (
            <li key={item.url}>
              <NavbarLink className="menu-link" item={item} {...props} />
            </li>
          ))}
        </ul>
        {has('docsVersionDropdown') && (
          <>
            <p className="menu-title">{texts.versions}</p>
            <ul className="menu-list">
              <VersionLinks className="menu-link" versions={page.versions ?? []} />
            </ul>
          </>
        )}
        {has('localeDropdown') && (
          <>
            <p className="menu-title">{texts.languages}</p>
            <ul className="menu-list">
              <LocaleLinks className="menu-link" locales={page.locales} current={locale} />
            </ul>
          </>
        )}
      </nav>
      <div className="menu-pane" data-menu-page="" hidden>
        <button type="button" className="menu-back" data-menu-back="">
          {texts.menuBack}
        </button>
      </div>
    </div>
  );
}

/** Collects all links of the navbar without duplicates, because there is room here for the items of menus. */
function collectLinks(items: readonly NavbarItemView[]): Extract<NavbarItemView, { type: 'link' }>[] {
  const links = items.flatMap((item) =>
    item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : [],
  );
  return [...new Map(links.map((link) => [link.url, link])).values()];
}
