import type { Doc } from '@gruntwork-docs/engine/source';
import { type Compliance, type GuidePages, splitGuide } from './load-compliance.ts';

/** Finds the current document that uses a component; other versions and translations are no targets. */
export function findDoc(docs: readonly Doc[], component: string): Doc | undefined {
  const use = new RegExp(`^<${component}[\\s/>]`, 'm');
  return docs.find((doc) => doc.format === 'mdx' && isCurrent(doc) && use.test(doc.source.text));
}

/** True for a page of the current version and default language. */
export function isCurrent({ version, locale }: Doc): boolean {
  return version === undefined && locale === undefined;
}

/** Selects only the pages that the compliance data names, so other titles cause no rebuild. */
export function selectGuidePages(compliance: Compliance | undefined, pages: GuidePages): GuidePages {
  const guides = compliance?.recommendations.flatMap(({ guide }) => guide ?? []) ?? [];
  return new Map(
    guides.flatMap((guide) => {
      const { page } = splitGuide(guide);
      const found = pages.get(page);
      return found === undefined ? [] : [[page, { title: found.title, route: found.route }] as const];
    }),
  );
}
