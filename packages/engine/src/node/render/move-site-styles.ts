import type { SiteView } from '#shared/page-view.ts';
import type { BodyInfo } from '../plan/page/page-record.ts';
import { moveStyles } from './move-styles.ts';

/** A site's view whose HTML says nothing of its looks itself, with the stylesheets that do. */
export interface MovedSite {
  readonly site: SiteView;
  readonly styles: readonly NonNullable<BodyInfo['styles']>[];
}

/** Moves what the HTML of a config says of its looks, in announcement and copyright, into stylesheets. */
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
