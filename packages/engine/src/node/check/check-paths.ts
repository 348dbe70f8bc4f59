import { findPathFault } from '#shared/site-path.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { PagePlan } from '../model/page-plan.ts';

/**
 * Throws for every page whose URL cannot be a file of the site, whoever planned it: what leads out of the output
 * folder, hides a slash, or has a name that no file system takes.
 */
export function checkPagePaths(plans: readonly Pick<PagePlan, 'key' | 'route' | 'output'>[]): void {
  throwIfAny(
    plans.flatMap(({ key, route, output }) => {
      const fault = findPathFault(route) ?? findPathFault(output);
      if (fault === undefined) return [];
      return new BuildError(`page \`${key}\` cannot be published at \`${route}\`: ${fault}`, {
        ...(key !== route && { file: key }),
        hint: 'Give the page, its tag or its folder another name.',
      });
    }),
  );
}
