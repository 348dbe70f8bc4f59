import type { DocumentProps } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { BaseUrlBanner } from './BaseUrlBanner.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Navbar } from './Navbar.tsx';
import { PageRegion } from './PageRegion.tsx';
import { ProgramsLink } from './ProgramsLink.tsx';
import { isHome } from './site-data.ts';

/** A whole page. What lies outside of the regions stays in place on client navigation. */
export function Document({ site, page, assets, bodyHtml, head, pageHead }: DocumentProps): ReactElement {
  const texts = useTexts();
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
        <a className="skip-link" href="#_main">
          {texts.skipLink}
        </a>
        <ProgramsLink site={site} page={page} />
        {site.baseUrlIssueBanner && isHome(site, page) && <BaseUrlBanner baseUrl={site.baseUrl} />}
        {site.announcementBar !== undefined && <AnnouncementBar bar={site.announcementBar} />}
        <Navbar site={site} page={page} />
        <PageRegion site={site} page={page} bodyHtml={bodyHtml} />
        <Footer footer={site.footer} />
        <button
          type="button"
          className="back-to-top"
          data-back-to-top=""
          aria-label={texts.backToTop}
          title={texts.backToTop}
        >
          <Icon name="arrow-up" />
        </button>
        <div className="sr-only" data-announcer="" aria-live="polite" />
      </body>
    </html>
  );
}
