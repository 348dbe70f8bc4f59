import { findAddressError, findPathError } from '#shared/site-path.ts';
import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { PagePlan } from '../plan/page/page-plan.ts';

/** Characters of a path that a message shows. */
const LONGEST_SHOWN = 200;

/**
 * Throws for every page whose URL cannot be a file of the site, from any source: it leaves the output folder,
 * contains an encoded slash, or has a name that file systems or links do not support.
 */
export function checkPagePaths(plans: readonly Pick<PagePlan, 'key' | 'route' | 'output'>[]): void {
  throwIfAny(
    plans.flatMap(({ key, route, output }) => {
      const fault = findAddressError(route) ?? findPathError(route) ?? findPathError(output);
      if (fault === undefined) return [];
      return new BuildError(
        `page \`${shorten(key)}\` cannot be published at \`${shorten(route)}\`: ${fault}`,
        {
          ...(key !== route && { file: key }),
          hint: 'Give the page, its tag or its folder another name.',
        },
      );
    }),
  );
}

function shorten(path: string): string {
  return path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
}
