import type { SiteConfig } from '#shared/site-config.ts';
import { withBase } from '#shared/url.ts';
import type { Problem } from '../errors/problem.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { toAbsolute } from '../plan/page/plan-context.ts';

/** Checks the social cards: the config's, reported once, and those of single pages. */
export function checkCards(
  plans: readonly PagePlan[],
  config: SiteConfig,
  files: ReadonlySet<string>,
): Problem[] {
  const shared = config.image === undefined ? undefined : toAbsolute(config.image, config);
  const own = plans.flatMap(({ key, view }) =>
    view.image === undefined || view.image === shared ? [] : [{ page: key, url: view.image }],
  );
  const cards = [...(shared === undefined ? [] : [{ page: 'site.config.ts', url: shared }]), ...own];
  const root = new URL(withBase(config.baseUrl, '/'), config.url).href;
  return cards.flatMap(({ page, url }): Problem[] => {
    if (!url.startsWith(root)) return [];
    const file = `/${decodeURI(url.slice(root.length))}`;
    if (files.has(file)) return [];
    return [
      { kind: 'image', page, line: undefined, message: `\`image\` names \`${file}\`, which does not exist` },
    ];
  });
}
