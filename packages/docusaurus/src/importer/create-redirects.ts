import { routeKey } from '@gruntwork-docs/engine/shared';

/** An old address, and where it leads. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
}

/** Names the old addresses of a page: an option of Docusaurus's plugin for redirects. */
export type CreateRedirects = (existingPath: string) => string | readonly string[] | null | undefined;

export interface CreatedRedirects {
  readonly redirects: readonly PageRedirect[];
  /** Listed ones that a page hides: it has their address. */
  readonly hidden: readonly PageRedirect[];
}

/** All redirects of a site: those that its config lists, and what its programs make of the addresses of its pages. */
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
