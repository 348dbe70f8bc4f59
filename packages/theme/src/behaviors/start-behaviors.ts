import sources from 'virtual:source-behaviors';
import { type SiteData, startEach } from '@gruntwork-docs/engine/client';
import { IMAGE_ZOOM } from '@gruntwork-docs/engine/shared';
import { startCodeButtons } from './copy/code-buttons.ts';
import { startCopyPage } from './copy/copy-page.ts';
import { startKeyboardMode } from './keyboard-mode.ts';
import { startDropdowns } from './navbar/dropdown.ts';
import { startLocaleLinks } from './navbar/locale-links.ts';
import { startMenu } from './navbar/menu.ts';
import { startNavbar } from './navbar/navbar.ts';
import { startNavbarHeight } from './navbar/navbar-height.ts';
import { startPreferredVersion } from './navbar/preferred-version.ts';
import { startLikelyPages } from './not-found/likely-pages.ts';
import { startAnnouncement } from './notices/announcement.ts';
import { startTerms } from './notices/terms.ts';
import { startBackToTop } from './scrolling/back-to-top.ts';
import { startRevealHash } from './scrolling/reveal-hash.ts';
import { startToc } from './scrolling/toc.ts';
import { startSidebar } from './sidebar/sidebar.ts';
import { startSidebarStay } from './sidebar/sidebar-stay.ts';
import { startSkipLink } from './skip-link.ts';
import { startImageZoom } from './zoom/image-zoom.ts';

/** Starts all behaviors that can wait until the page is shown; earlier clicks are replayed for them. */
export function startBehaviors(site: SiteData): void {
  startEach({
    menu: startMenu,
    dropdowns: startDropdowns,
    sidebar: startSidebar,
    // After the menu, which returns the borrowed lists.
    'sidebar that stays': startSidebarStay,
    'open place of the address': startRevealHash,
    ...sources,
    'table of contents': startToc,
    navbar: startNavbar,
    'navbar height': startNavbarHeight,
    'skip link': startSkipLink,
    announcement: startAnnouncement,
    'back to top': startBackToTop,
    'code buttons': startCodeButtons,
    'page menu': startCopyPage,
    'keyboard mode': startKeyboardMode,
    terms: startTerms,
    'preferred version': () =>
      startPreferredVersion(site.versionPersistence ?? 'localStorage', site.versions ?? ['current']),
    'links to other languages': startLocaleLinks,
    'image zoom': () => startImageZoom(site.imageZoom ?? IMAGE_ZOOM),
    'likely pages': () => startLikelyPages(site),
  });
}
