import { routeKey } from '#shared/url.ts';
import { checkAnnouncement } from '../../check/check-announcement.ts';
import { checkCards } from '../../check/check-cards.ts';
import { checkFormats } from '../../check/check-formats.ts';
import { checkRedirects } from '../../check/check-redirects.ts';
import { checkSidebars } from '../../check/check-sidebars.ts';
import { checkSite } from '../../check/check-site.ts';
import type { LinkTargets } from '../../check/link-targets.ts';
import type { Problem } from '../../errors/problem.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { SiteModel } from '../../plan/site-model.ts';
import { checkSources } from '../../read/sources/check-sources.ts';
import type { LinkEnvironment } from '../../render/markdown/link-environment.ts';
import type { LoadedSite } from './load-site.ts';

export interface CheckedSite {
  readonly loaded: LoadedSite;
  readonly model: SiteModel;
  readonly plans: readonly PagePlan[];
  readonly env: LinkEnvironment;
  /** Site paths of all published files except the pages. */
  readonly files: ReadonlySet<string>;
}

/** Problems of the site as a whole, without those of page texts. Used by build and development server. */
export function listSiteProblems({ loaded, model, plans, env, files }: CheckedSite): Problem[] {
  const { config } = loaded.config;
  const routes = new Set(plans.map((plan) => routeKey(plan.route)));
  const targets: LinkTargets = { baseUrl: config.baseUrl, routes, files };
  const views = [model.site, ...(model.sites?.values() ?? [])];
  return [
    ...views.flatMap((view) => [...checkSite(view, targets), ...checkAnnouncement(view, targets)]),
    ...checkSidebars(model.fragments, loaded.sidebars.file, targets),
    ...checkRedirects(loaded.redirects, targets),
    ...checkCards(plans, config, files),
    ...checkFormats(plans, targets),
    ...checkSources(loaded.sources, config, env),
  ];
}
