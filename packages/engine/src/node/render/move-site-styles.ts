import type { SiteView } from '#shared/page-view.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import { moveStyles } from './move-styles.ts';

/** A site's view without inline styles, and the stylesheets that replace them. */
export interface MovedSite {
  readonly site: SiteView;
  readonly styles: readonly NonNullable<BodyInfo['styles']>[];
}

/** Extracts inline styles from the HTML of a config, in announcement and copyright. */
export function moveSiteStyles(site: SiteView): MovedSite {
  const styles: NonNullable<BodyInfo['styles']>[] = [];
  const move = (html: string): string => {
    const moved = moveStyles(html, site.baseUrl);
    if (moved.styles.styles !== undefined) styles.push(moved.styles.styles);
    return moved.html;
  };
  const { announcementBar: bar, footer } = site;
  const moved = {
    ...site,
    ...(bar && { announcementBar: { ...bar, content: move(bar.content) } }),
    ...(footer.copyright !== undefined && { footer: { ...footer, copyright: move(footer.copyright) } }),
  };
  return styles.length === 0 ? { site, styles } : { site: moved, styles };
}
