import { routeKey } from '@gruntwork-docs/engine/shared/url.ts';

/** An old address, and where it leads. */
export interface FoundRedirect {
  readonly from: string;
  readonly to: string;
}

/** Names the old addresses of a page: an option of Docusaurus's plugin for redirects. */
export type CreateRedirects = (existingPath: string) => string | readonly string[] | null | undefined;

/** All redirects of a site: those that its config lists, and what its programs make of the addresses of its pages. */
export function createRedirects(
  listed: readonly FoundRedirect[],
  programs: readonly CreateRedirects[],
  routes: readonly string[],
): FoundRedirect[] {
  const taken = new Set([...routes, ...listed.map(({ from }) => from)].map(routeKey));
  const made = routes.flatMap((to) =>
    programs.flatMap((program) => [program(to) ?? []].flat().map((from): FoundRedirect => ({ from, to }))),
  );
  const added = made.filter(({ from }) => {
    const key = routeKey(from);
    const isNew = !taken.has(key);
    taken.add(key);
    return isNew;
  });
  return [...listed, ...added];
}
