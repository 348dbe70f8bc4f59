import type { SiteView } from '#shared/page-view.ts';
import type { Problem } from '../errors/problem.ts';
import { type HtmlReader, readHtml } from '../render/html/read-html.ts';
import { type LinkTargets, leadsSomewhere } from './link-targets.ts';

/** Checks the links of the config's announcement, in any language. */
export function checkAnnouncement({ announcementBar }: SiteView, targets: LinkTargets): Problem[] {
  const links: string[] = [];
  const reader: HtmlReader = {
    onOpen(_, { href }) {
      if (href !== undefined) links.push(href);
    },
  };
  readHtml(announcementBar?.content ?? '', [reader]);
  return links.flatMap((url): Problem[] => {
    if (leadsSomewhere(url, targets)) return [];
    const message = `the announcement leads to \`${url}\`, which does not exist`;
    return [{ kind: 'link', page: 'site.config.ts', line: undefined, message }];
  });
}
