import type { NavbarItemView, PageView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { SiteLink } from '../links/SiteLink.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { findCurrent } from './active-item.ts';
import { LocaleDropdown } from './LocaleDropdown.tsx';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import { VersionDropdown } from './VersionDropdown.tsx';

export interface NavbarItemsProps {
  readonly items: readonly NavbarItemView[];
  readonly page: PageView;
  readonly baseUrl: string;
  /** The locale of the page. */
  readonly locale: string;
}

/** The navbar's links and menus: one list at each end of the bar. */
export function NavbarItems(props: NavbarItemsProps): ReactElement {
  const { items } = props;
  const repeated = new Set(
    items.flatMap((item) => (item.type === 'dropdown' ? item.items.map((child) => child.url) : [])),
  );
  return (
    <nav className="nav" data-region="nav" aria-label={useMessages().mainNavigation}>
      {(['left', 'right'] as const).map((position) => (
        <ul key={position} className={`nav-list nav-${position}`}>
          {items.map((item, index) => {
            if (item.position !== position) return null;
            const id = `_nav-menu-${index}`;
            if (item.type !== 'link') return <Menu key={id} {...props} item={item} id={id} />;
            return (
              // A narrow bar hides links that a menu repeats.
              <li key={item.label} className={repeated.has(item.url) ? 'nav-repeated' : undefined}>
                <NavbarLink className="nav-link" item={item} {...props} />
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

interface MenuProps extends NavbarItemsProps {
  readonly item: Exclude<NavbarItemView, { type: 'link' }>;
  readonly id: string;
}

function Menu({ item, id, ...props }: MenuProps): ReactElement | null {
  const { versions = [], locales } = props.page;
  switch (item.type) {
    case 'docsVersionDropdown':
      return <VersionDropdown versions={versions} id={id} />;
    case 'localeDropdown':
      return <LocaleDropdown locales={locales} current={props.locale} id={id} />;
    case 'dropdown':
      return (
        <NavbarDropdown id={id} label={item.label}>
          {item.items.map((child) => (
            <li key={child.label}>
              <NavbarLink item={child} {...props} />
            </li>
          ))}
        </NavbarDropdown>
      );
  }
}

interface NavbarLinkProps extends Pick<NavbarItemsProps, 'page' | 'baseUrl'> {
  readonly item: Extract<NavbarItemView, { type: 'link' }>;
  readonly className?: string;
}

/** A link of the navbar. Outside the documentation, scripts point it to the preferred version. */
export function NavbarLink({ item, className, page, baseUrl }: NavbarLinkProps): ReactElement {
  return (
    <SiteLink
      className={className}
      url={item.url}
      external={item.external}
      attributes={item.attributes}
      current={findCurrent(item, page, baseUrl)}
      versionUrls={page.version === undefined ? item.versionUrls : undefined}
    >
      {item.label}
    </SiteLink>
  );
}
