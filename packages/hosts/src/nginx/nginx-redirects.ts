import type { RedirectRule } from '@gruntwork-docs/engine/site';
import { addQuery, fillTarget, toExpression } from '../rules/patterns.ts';
import type { SiteRules } from '../rules/site-rules.ts';
import { quote, quoteLiteral } from './quote.ts';

const QUERY = '$is_args$args';

/**
 * Renders redirects as directives of a server. Those with an exact path are locations, which nginx finds in
 * constant time; those with wildcards are tested in order, against the raw path, so that no decoded character
 * gets into a header.
 */
export function renderNginxRedirects({ redirects, baseUrl }: SiteRules): string[] {
  const seen = new Set<string>();
  const lines = redirects.flatMap((rule) => {
    const { isExact } = toExpression(rule.pattern);
    return isExact ? renderExact(rule, seen) : renderPattern(rule);
  });
  if (baseUrl !== '/') {
    lines.push(...renderExact({ pattern: '/', target: baseUrl, status: 302 }, seen));
    lines.push(...renderExact({ pattern: baseUrl.slice(0, -1), target: baseUrl, status: 302 }, seen, false));
  }
  return lines;
}

type Rule = Pick<RedirectRule, 'pattern' | 'target' | 'status'>;

function renderExact({ pattern, target, status }: Rule, seen: Set<string>, withSlash = true): string[] {
  const path = decodeURI(pattern);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const url = quote(addQuery(escapeTarget(target), QUERY));
  return [bare, ...(withSlash && bare !== '/' ? [`${bare}/`] : [])]
    .filter((from) => from !== decodeURI(target) && !seen.has(from))
    .map((from) => {
      seen.add(from);
      return `location = ${quoteLiteral(from, `redirect from ${pattern}`)} { return ${status} ${url}; }`;
    });
}

function renderPattern({ pattern, target, status }: Rule): string[] {
  const { source, groups } = toExpression(pattern);
  const filled = addQuery(
    fillTarget(escapeTarget(target), groups, (group) => `$${group}`),
    QUERY,
  );
  return [`if ($docs_path ~ ${quote(`^${source}$`)}) { return ${status} ${quote(filled)}; }`];
}

/** A `$` in a URL would begin a variable; its percent-encoding is equivalent. */
function escapeTarget(target: string): string {
  return target.replaceAll('$', '%24');
}
