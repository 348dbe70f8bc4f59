import { isExternalUrl, routeKey, splitUrl, withBase } from '#shared/url.ts';
import { findText } from '../errors/find-text.ts';
import type { Problem } from '../errors/problem.ts';
import { isPattern, type LoadedRedirects, REDIRECTS_FILE } from '../read/content/redirects.ts';
import { type LinkTargets, leadsSomewhere } from './link-targets.ts';

/**
 * Checks the sources and targets of redirects: no replaced pages, no duplicate paths, no broken targets, no
 * cycles.
 */
export function checkRedirects({ redirects, source }: LoadedRedirects, targets: LinkTargets): Problem[] {
  const byFrom = new Map(redirects.toReversed().map((redirect) => [toKey(redirect.from), redirect]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect): Problem[] => {
    const { from, to } = redirect;
    const tell = (kind: Problem['kind'], message: string): Problem => {
      return { kind, page: REDIRECTS_FILE, line: findText(source, [from]).line, message };
    };
    const key = toKey(from);
    if (seen.has(key)) return [tell('redirect', `\`${from}\` is redirected twice`)];
    seen.add(key);
    if (targets.routes.has(key)) return [tell('redirect', `\`${from}\` is the URL of a page`)];
    if (isExternalUrl(to) || isPattern(redirect)) return [];
    const next = byFrom.get(toKey(splitUrl(to).path));
    if (next !== undefined)
      return isLoop(key, byFrom)
        ? [tell('redirect', `\`${from}\` leads back to itself through \`${to}\``)]
        : [];
    const isThere = leadsSomewhere(withBase(targets.baseUrl, to), targets);
    return isThere ? [] : [tell('link', `redirect \`${from}\` leads to \`${to}\`, which does not exist`)];
  });
}

function isLoop(start: string, byFrom: ReadonlyMap<string, { readonly to: string }>): boolean {
  const seen = new Set<string>();
  let key: string | undefined = start;
  while (key !== undefined && !seen.has(key)) {
    seen.add(key);
    const next = byFrom.get(key);
    key = next && toKey(splitUrl(next.to).path);
  }
  return key === start;
}

/** A key for paths that a host treats as equal. */
function toKey(path: string): string {
  return routeKey(decodeURI(path));
}
