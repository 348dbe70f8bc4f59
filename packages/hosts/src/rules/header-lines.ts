import { ASK_EACH_TIME, type SiteRules } from './site-rules.ts';

/** One header of one rule, and the paths that it is for. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** Path patterns that get it; the first one that fits a path decides. */
  readonly cases: readonly { readonly pattern: string; readonly applies: boolean }[];
  /** All paths get it. */
  readonly isForAll: boolean;
}

/** The headers of a site, a line each, in the order of its rules; how long a file may be kept is always said. */
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

/** Hosts give it to files that exist only: a reader must not keep the news that there is none. */
export function isCacheControl(name: string): boolean {
  return name.toLowerCase() === 'cache-control';
}
