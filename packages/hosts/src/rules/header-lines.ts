import { ASK_EACH_TIME, type SiteRules } from './site-rules.ts';

/** One header of one rule, with its paths. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** Path patterns of the header; the first match decides. */
  readonly cases: readonly { readonly pattern: string; readonly applies: boolean }[];
  /** True when all paths get it. */
  readonly isForAll: boolean;
}

/** Returns the headers of a site, one line each, in the order of its rules; always with a `Cache-Control`. */
export function listHeaderLines({ headers, baseUrl }: SiteRules): HeaderLine[] {
  const all = `${baseUrl}*`;
  const lines = headers.flatMap(({ pattern, set }, index) =>
    set.map(([name, value]): HeaderLine => {
      const removals = headers
        .slice(index + 1)
        .filter(({ unset }) => unset.some((other) => other.toLowerCase() === name.toLowerCase()))
        .map((rule) => ({ pattern: rule.pattern, applies: false }));
      const isForAll = removals.length === 0 && pattern === all;
      return { name, value, cases: [...removals, { pattern, applies: true }], isForAll };
    }),
  );
  const said = lines.filter(({ name }) => isCacheControl(name));
  if (said.some(({ isForAll }) => isForAll)) return lines;
  const exceptions = said.flatMap(({ cases }) => cases.map((one) => ({ ...one, applies: !one.applies })));
  const cases = [...exceptions, { pattern: all, applies: true }];
  return [
    ...lines,
    { name: 'Cache-Control', value: ASK_EACH_TIME, cases, isForAll: exceptions.length === 0 },
  ];
}

/** Hosts send it for existing files only: a reader must not cache a 404. */
export function isCacheControl(name: string): boolean {
  return name.toLowerCase() === 'cache-control';
}
