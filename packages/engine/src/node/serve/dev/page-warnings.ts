import type { SiteConfig } from '#shared/site-config.ts';
import { checkPages, type FindIds, indexIds } from '../../check/check-pages.ts';
import { applySeverities, type Problem } from '../../errors/problem.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import type { BodyInfo } from '../../plan/page/page-record.ts';
import type { DevSite } from './dev-site.ts';

/** Remembers printed warnings, so that each is printed only once. */
export interface PageWarnings {
  /** New problems of the site, formatted. */
  ofSite(site: DevSite): string[];
  /** New problems of a page, formatted. */
  ofPage(site: DevSite, plan: PagePlan, info: BodyInfo): string[];
}

export function createPageWarnings(): PageWarnings {
  const printed = new Map<string, string>();
  const onlyNew = (key: string, warnings: string[]): string[] => {
    const text = warnings.join('\n');
    const known = printed.get(key) === text;
    printed.set(key, text);
    return known ? [] : warnings;
  };
  return {
    ofSite: ({ problems, loaded }) => onlyNew('', toWarnings(problems, loaded.config.config)),
    ofPage: (site, plan, info) =>
      onlyNew(plan.key, toWarnings(findProblems(site, plan, info), site.loaded.config.config)),
  };
}

/** A set that contains everything. */
const ANY_ID: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/**
 * Checks the links of one page. The content of other pages is unknown: all anchors on them count as valid.
 */
function findProblems(site: DevSite, plan: PagePlan, info: BodyInfo): Problem[] {
  const own = indexIds([{ plan, info }]);
  const findIds: FindIds = (key) => own(key) ?? (site.routes.has(key) ? ANY_ID : undefined);
  const files =
    info.assets.length === 0 ? site.files : new Set([...site.files, ...info.assets.map(({ path }) => path)]);
  const origins = site.loaded.config.config;
  return checkPages({ pages: [{ plan, info }], baseUrl: site.env.baseUrl, files, findIds, origins });
}

/** Problems never fail in development: errors of a build become warnings. */
function toWarnings(problems: readonly Problem[], config: SiteConfig): string[] {
  const soften = (severity: SiteConfig['onBrokenLinks']) => (severity === 'throw' ? 'warn' : severity);
  return applySeverities(problems, {
    page: 'warn',
    link: soften(config.onBrokenLinks),
    anchor: soften(config.onBrokenAnchors),
    'component-link': soften(config.onBrokenComponentLinks),
    image: soften(config.onBrokenLinks),
    'markdown-link': soften(config.onBrokenMarkdownLinks),
    route: soften(config.onDuplicateRoutes),
    sample: soften(config.onFaultySamples),
    id: soften(config.onDuplicateIds),
    frame: 'warn',
    frontmatter: 'warn',
    redirect: 'warn',
    data: 'warn',
  });
}
