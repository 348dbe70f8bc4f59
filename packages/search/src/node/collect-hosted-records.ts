import { type SiteConfig, withBase } from '@gruntwork-docs/engine/shared';
import type { SearchedPlan, SearchRecordContext } from '@gruntwork-docs/engine/source';
import type { HostedRecord } from '#shared/hosted-record.ts';
import { createHostedRecords, type HostedPage } from './hosted-records.ts';
import { findLatest } from './plan-search.ts';
import { readPageText } from './read-page-text.ts';
import { describePage, getLanguage, isSearched } from './searched-pages.ts';

/** Collects the records of all searchable pages, in all languages and versions, in page order. */
export function collectHostedRecords(input: SearchRecordContext): HostedRecord[] {
  const { plans, bodies, cache } = input;
  const latest = findLatest(input.config, input.versions);
  return plans.filter(isSearched).flatMap((plan) => {
    const body = bodies.get(plan.key);
    if (body === undefined) return [];
    const html = cache.get('html', body.bodyKey);
    return createHostedRecords(describeHostedPage(plan, html, latest, input.config));
  });
}

function describeHostedPage(
  plan: SearchedPlan,
  html: string,
  latest: string,
  config: SiteConfig,
): HostedPage {
  const { view } = plan;
  const sitePath = withBase(config.baseUrl, plan.route);
  return {
    ...describePage(plan),
    path: sitePath,
    url: new URL(sitePath, config.url).href,
    language: getLanguage(plan, config),
    version: view.kind === 'doc' ? (view.version?.name ?? latest) : undefined,
    sections: readPageText(html),
  };
}
