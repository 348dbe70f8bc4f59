import type { SiteConfig } from '#shared/site-config.ts';
import { splitUrl } from '#shared/url.ts';
import { checkPages } from '../../check/check-pages.ts';
import { applySeverities, type Problem } from '../../check/problem.ts';
import type { PagePlan } from '../../model/page-plan.ts';
import type { BodyFacts } from '../../render/page-record.ts';
import type { DevSite } from './dev-site.ts';

/** Remembers what was printed, so that a page that is shown again is not warned of again. */
export interface PageWarnings {
  /** New problems of the site as text. */
  ofSite(site: DevSite): string[];
  /** New problems of a page as text. */
  ofPage(site: DevSite, plan: PagePlan, facts: BodyFacts): string[];
}

const NO_FACTS: BodyFacts = {
  toc: [],
  hasTitle: false,
  ids: [],
  links: [],
  parts: [],
  lookups: [],
  assets: [],
  files: [],
  problems: [],
};

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
    ofPage: (site, plan, facts) =>
      onlyNew(plan.key, toWarnings(findProblems(site, plan, facts), site.loaded.config.config)),
  };
}

/** Checks the links of one page. What the other pages hold is not known: every anchor on them is taken to be there. */
function findProblems(site: DevSite, plan: PagePlan, facts: BodyFacts): Problem[] {
  const ids = facts.links.map(([url]) => decode(splitUrl(url).hash.slice(1)));
  const others = [...site.pages.values()].filter((other) => other.key !== plan.key);
  const pages = [...others.map((other) => ({ plan: other, facts: { ...NO_FACTS, ids } })), { plan, facts }];
  const files = new Set([...site.files, ...facts.assets.map((asset) => asset.path)]);
  return checkPages({ pages, baseUrl: site.env.baseUrl, files });
}

/** Nothing fails while a site is being written: what would fail a build is a warning. */
function toWarnings(problems: readonly Problem[], config: SiteConfig): string[] {
  const soften = (severity: SiteConfig['onBrokenLinks']) => (severity === 'throw' ? 'warn' : severity);
  return applySeverities(problems, {
    link: soften(config.onBrokenLinks),
    anchor: soften(config.onBrokenAnchors),
    image: soften(config.onBrokenLinks),
    'markdown-link': soften(config.onBrokenMarkdownLinks),
    route: soften(config.onDuplicateRoutes),
    sample: 'warn',
    id: 'warn',
    redirect: 'warn',
    data: 'warn',
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
