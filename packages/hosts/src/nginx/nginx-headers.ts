import { type HeaderLine, isCacheControl, listHeaderLines } from '../rules/header-lines.ts';
import { toExpression } from '../rules/patterns.ts';
import type { SiteRules } from '../rules/site-rules.ts';
import { quote, quoteLiteral } from './quote.ts';

/** Directives before the server, and those in it. */
export interface NginxHeaders {
  readonly maps: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Renders the site's headers. A location of nginx that sets one header drops inherited ones, so all of them
 * are in the server, and a map returns an empty value, which nginx skips, where a header does not apply.
 */
export function renderNginxHeaders(rules: SiteRules): NginxHeaders {
  const lines = listHeaderLines(rules).map((line, index) => ({
    line,
    variable: `$docs_header_${index + 1}`,
  }));
  return {
    maps: lines
      .filter(({ line }) => !line.isForAll)
      .flatMap(({ line, variable }) => renderMap(line, variable)),
    lines: lines.map(({ line, variable }) => {
      const value = line.isForAll ? quoteLiteral(line.value, `header ${line.name}`) : variable;
      return `add_header ${line.name} ${value}${isCacheControl(line.name) ? '' : ' always'};`;
    }),
  };
}

function renderMap({ name, value, cases }: HeaderLine, variable: string): string[] {
  return [
    `map $docs_path ${variable} {`,
    ...cases.map(({ pattern, applies }) => {
      const said = applies ? quoteLiteral(value, `header ${name}`) : '""';
      return `    ${quote(`~^${toExpression(pattern).source}$`)} ${said};`;
    }),
    '}',
  ];
}
