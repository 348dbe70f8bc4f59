import sources from 'virtual:source-behaviours';
import { type SiteData, startEach } from '@gruntwork-docs/engine/client/public.ts';
import { startAnnouncement } from './announcement.ts';
import { startBackToTop } from './back-to-top.ts';
import { startCodeButtons } from './code-buttons.ts';
import { startCopyPage } from './copy-page.ts';
import { startDropdowns } from './dropdown.ts';
import { startImageZoom } from './image-zoom.ts';
import { startKeyboardMode } from './keyboard-mode.ts';
import { startLikelyPages } from './likely-pages.ts';
import { startMenu } from './menu.ts';
import { startNavbar } from './navbar.ts';
import { startNavbarHeight } from './navbar-height.ts';
import { startPreferredVersion } from './preferred-version.ts';
import { startRevealHash } from './reveal-hash.ts';
import { startSidebar } from './sidebar.ts';
import { startSkipLink } from './skip-link.ts';
import { startSubscriberNotice } from './subscriber-notice.ts';
import { startTerms } from './terms.ts';
import { startToc } from './toc.ts';

/** Starts everything that can wait until the page is shown; clicks that come earlier are held for it. */
export function startBehaviours(site: SiteData): void {
  startEach({
    menu: startMenu,
    dropdowns: startDropdowns,
    sidebar: startSidebar,
    'open place of the address': startRevealHash,
    ...sources,
    'table of contents': () => startToc(site.hideOnScroll),
    navbar: startNavbar,
    'navbar height': startNavbarHeight,
    'skip link': startSkipLink,
    announcement: startAnnouncement,
    'back to top': startBackToTop,
    'code buttons': startCodeButtons,
    'page menu': startCopyPage,
    'keyboard mode': startKeyboardMode,
    terms: startTerms,
    'subscriber notice': startSubscriberNotice,
    'preferred version': () => startPreferredVersion(site.versionPersistence, site.versions ?? ['current']),
    'image zoom': () => startImageZoom(site.imageZoom),
    'likely pages': () => startLikelyPages(site),
  });
}
