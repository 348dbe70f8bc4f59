import type { Doc } from '@gruntwork-docs/engine/source';
import { type Compliance, type GuidePages, splitGuide } from './load-compliance.ts';

/** The document that uses a component; released versions and translations are not where links lead. */
export function findDoc(docs: readonly Doc[], component: string): Doc | undefined {
  const use = new RegExp(`^<${component}[\\s/>]`, 'm');
  return docs.find((doc) => doc.format === 'mdx' && isCurrent(doc) && use.test(doc.source.text));
}

/** A page of the version and language that are worked on. */
export function isCurrent({ version, locale }: Doc): boolean {
  return version === undefined && locale === undefined;
}

/** Only the pages that the compliance data names: the title of another one changes nothing here. */
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
