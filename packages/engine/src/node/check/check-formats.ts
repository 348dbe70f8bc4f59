import type { Problem } from '../errors/problem.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';
import { type LinkTargets, leadsSomewhere } from './link-targets.ts';

/** Checks that pages are published in all of their formats: as Markdown, as JSON. */
export function checkFormats(plans: readonly PagePlan[], targets: LinkTargets): Problem[] {
  return plans.flatMap(({ key, view }) =>
    (view.formats ?? [])
      .filter(({ url }) => !leadsSomewhere(url, targets))
      .map(
        ({ title, url }): Problem => ({
          kind: 'link',
          page: key,
          line: undefined,
          message: `the page names \`${url}\` as its ${title} format, which does not exist`,
        }),
      ),
  );
}
