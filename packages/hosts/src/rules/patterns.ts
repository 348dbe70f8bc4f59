/** A path pattern of `_headers` and `_redirects` (`*`, `:name`) as a regular expression with numbered groups. */
export interface PatternExpression {
  /** Without anchors: callers add `^` and `$`. */
  readonly source: string;
  /** Name of each group, in order: `splat` for the star, the placeholder's name otherwise. */
  readonly groups: readonly string[];
  /** True without wildcards: the pattern is a path, up to one trailing slash. */
  readonly isExact: boolean;
}

const WILDCARD = /(\*|:[A-Za-z]\w*)/;

/**
 * Converts a pattern to a regular expression that PCRE (nginx), RE2 (Caddy) and JavaScript (CloudFront)
 * interpret alike.
 */
export function toExpression(pattern: string): PatternExpression {
  const groups: string[] = [];
  const source = pattern.split(WILDCARD).map((part) => {
    if (!WILDCARD.test(part)) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    groups.push(part === '*' ? 'splat' : part.slice(1));
    return part === '*' ? '(.*)' : '([^/]+)';
  });
  const isOpen = pattern.includes('*');
  return {
    source: isOpen ? source.join('') : `${source.join('').replace(/\/$/, '')}/?`,
    groups,
    isExact: groups.length === 0,
  };
}

/** Fills the placeholders of a target: `/new/:splat` with `{1}` for the first group. */
export function fillTarget(
  target: string,
  groups: readonly string[],
  write: (group: number) => string,
): string {
  return target.replace(/:([A-Za-z]\w*)/g, (placeholder, name: string) => {
    const group = groups.indexOf(name);
    return group < 0 ? placeholder : write(group + 1);
  });
}

/** Adds the request's query to a target's path, before its hash, unless the target has a query. */
export function addQuery(target: string, query: string): string {
  const [, bare = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return bare.includes('?') ? target : bare + query + hash;
}
