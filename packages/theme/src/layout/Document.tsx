import AnnouncementBarOverride from 'virtual:theme-slot/AnnouncementBar';
import BackToTopOverride from 'virtual:theme-slot/BackToTop';
import FooterOverride from 'virtual:theme-slot/Footer';
import HeadOverride from 'virtual:theme-slot/Head';
import NavbarOverride from 'virtual:theme-slot/Navbar';
import SkipLinkOverride from 'virtual:theme-slot/SkipLink';
import type { DocumentProps } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { slot } from '../slots/slot.tsx';
import { AnnouncementBar as DefaultAnnouncementBar } from './AnnouncementBar.tsx';
import { BackToTop as DefaultBackToTop } from './BackToTop.tsx';
import { BaseUrlBanner } from './BaseUrlBanner.tsx';
import { Footer as DefaultFooter } from './Footer.tsx';
import { Head as DefaultHead } from './Head.tsx';
import { Navbar as DefaultNavbar } from './Navbar.tsx';
import { PageRegion } from './PageRegion.tsx';
import { ProgramsLink } from './ProgramsLink.tsx';
import { SkipLink as DefaultSkipLink } from './SkipLink.tsx';
import { isHome } from './site-data.ts';

const AnnouncementBar = slot(DefaultAnnouncementBar, () => AnnouncementBarOverride);
const BackToTop = slot(DefaultBackToTop, () => BackToTopOverride);
const Footer = slot(DefaultFooter, () => FooterOverride);
const Head = slot(DefaultHead, () => HeadOverride);
const Navbar = slot(DefaultNavbar, () => NavbarOverride);
const SkipLink = slot(DefaultSkipLink, () => SkipLinkOverride);

/** A whole page. Everything outside the regions persists on client navigation. */
export function Document({ site, page, assets, bodyHtml, head, pageHead }: DocumentProps): ReactElement {
  return (
    <html
      lang={site.lang}
      dir={site.direction}
      data-theme={site.colorMode.defaultMode}
      data-follows-system={site.colorMode.respectPrefersColorScheme ? '' : undefined}
      data-build-id={site.homeUrl === undefined ? assets.buildId : `${assets.buildId}-${site.lang}`}
    >
      <Head site={site} page={page} assets={assets} bodyHtml={bodyHtml} tags={head} pageHead={pageHead} />
      <body>
        <SkipLink />
        <ProgramsLink site={site} page={page} />
        {site.baseUrlIssueBanner && isHome(site, page) && <BaseUrlBanner baseUrl={site.baseUrl} />}
        {site.announcementBar !== undefined && <AnnouncementBar bar={site.announcementBar} />}
        <Navbar site={site} page={page} />
        <PageRegion site={site} page={page} bodyHtml={bodyHtml} />
        <Footer footer={site.footer} />
        <BackToTop />
        <div className="sr-only" data-announcer="" aria-live="polite" />
      </body>
    </html>
  );
}
