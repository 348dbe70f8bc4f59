import type { SiteView } from '#shared/page-view.ts';
import type { Problem } from '../errors/problem.ts';
import { type LinkTargets, leadsSomewhere } from './link-targets.ts';

/** Checks the links on every page: navbar, footer, logos, favicon. */
export function checkSite(site: SiteView, targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  const check = (url: string | undefined, what: string, kind: Problem['kind']): void => {
    if (url === undefined || leadsSomewhere(url, targets)) return;
    problems.push({
      kind,
      page: 'site.config.ts',
      line: undefined,
      message: `${what} names \`${url}\`, which does not exist`,
    });
  };
  for (const item of site.navbar.items) {
    const links = item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : [];
    for (const link of links) check(link.url, `navbar item \`${link.label}\``, 'link');
  }
  for (const column of site.footer.columns) {
    for (const item of column.items) check(item.url, `footer item \`${item.label}\``, 'link');
  }
  for (const logo of [site.navbar.logo, site.footer.logo]) {
    check(logo?.url, 'logo', 'image');
    check(logo?.darkUrl, 'dark logo', 'image');
  }
  for (const icon of site.icons) check(icon.url, 'favicon', 'image');
  return problems;
}
