import { routeKey } from '@gruntwork-docs/engine/shared';

/** An old route and its target. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
}

/** Returns the old routes of a page: an option of Docusaurus's plugin for redirects. */
export type CreateRedirects = (existingPath: string) => string | readonly string[] | null | undefined;

export interface CreatedRedirects {
  readonly redirects: readonly PageRedirect[];
  /** Listed redirects that are hidden by a page with the same route. */
  readonly hidden: readonly PageRedirect[];
}

/**
 * Returns all redirects of a site: those listed in its config, and those that its functions return for the
 * routes of its pages.
 */
export function createRedirects(
  listed: readonly PageRedirect[],
  programs: readonly CreateRedirects[],
  routes: readonly string[],
): CreatedRedirects {
  const pages = new Set(routes.map(routeKey));
  const taken = new Set([...pages, ...listed.map(({ from }) => routeKey(from))]);
  const made = routes.flatMap((to) =>
    programs.flatMap((program) => [program(to) ?? []].flat().map((from): PageRedirect => ({ from, to }))),
  );
  const added = made.filter(({ from }) => {
    const key = routeKey(from);
    const isNew = !taken.has(key);
    taken.add(key);
    return isNew;
  });
  const isHidden = ({ from }: PageRedirect): boolean => pages.has(routeKey(from));
  return {
    redirects: [...listed.filter((own) => !isHidden(own)), ...added],
    hidden: listed.filter(isHidden),
  };
}
