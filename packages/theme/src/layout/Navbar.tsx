import ColorModeSwitchOverride from 'virtual:theme-slot/ColorModeSwitch';
import LogoOverride from 'virtual:theme-slot/Logo';
import NavbarItemsOverride from 'virtual:theme-slot/NavbarItems';
import PhoneMenuOverride from 'virtual:theme-slot/PhoneMenu';
import SearchButtonOverride from 'virtual:theme-slot/SearchButton';
import type { PageView, SiteView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { SiteLink } from '../links/SiteLink.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { NavbarItems as DefaultNavbarItems } from '../navigation/NavbarItems.tsx';
import { PhoneMenu as DefaultPhoneMenu } from '../navigation/PhoneMenu.tsx';
import type { SearchSlotProps } from '../slots/search-slots.ts';
import { EmptySlot, slot } from '../slots/slot.tsx';
import { ColorModeSwitch as DefaultColorModeSwitch } from './ColorModeSwitch.tsx';
import { Logo as DefaultLogo } from './Logo.tsx';
import { getHomeUrl } from './site-data.ts';

const SearchButton = slot<SearchSlotProps>(EmptySlot, () => SearchButtonOverride);
const Logo = slot(DefaultLogo, () => LogoOverride);
const ColorModeSwitch = slot(DefaultColorModeSwitch, () => ColorModeSwitchOverride);
const NavbarItems = slot(DefaultNavbarItems, () => NavbarItemsOverride);
const PhoneMenu = slot(DefaultPhoneMenu, () => PhoneMenuOverride);

export interface NavbarProps {
  readonly site: SiteView;
  readonly page: PageView;
}

/** The bar at the top of every page. It persists across client navigation; only its links are swapped. */
export function Navbar({ site, page }: NavbarProps): ReactElement {
  const { navbar, colorMode } = site;
  const homeUrl = getHomeUrl(site);
  const texts = useMessages();
  return (
    <header className="navbar" data-navbar="" data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}>
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button menu-toggle"
          data-menu-toggle=""
          aria-label={texts.menuToggle}
          aria-expanded="false"
          aria-controls="_menu"
        >
          <Icon name="menu" size={30} />
          <Icon name="close" size={30} />
        </button>
        <SiteLink
          url={navbar.logo?.href ?? homeUrl}
          external={navbar.logo?.external ?? false}
          className="brand"
        >
          {navbar.logo !== undefined && <Logo logo={navbar.logo} height={32} />}
          <span className="brand-title">{navbar.title ?? site.title}</span>
        </SiteLink>
        <NavbarItems items={navbar.items} page={page} baseUrl={homeUrl} locale={site.lang} />
        {site.search !== undefined && <SearchButton url={site.search.url} lang={site.lang} />}
        {!colorMode.disableSwitch && <ColorModeSwitch />}
      </div>
      <PhoneMenu items={navbar.items} page={page} baseUrl={homeUrl} locale={site.lang} />
    </header>
  );
}
