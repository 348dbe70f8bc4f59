import { compilePathPattern, fillPattern, type PathPattern } from './path-pattern.ts';

export interface HeaderRule {
  readonly pattern: string;
  readonly path: PathPattern;
  /** Names as written, in order. */
  readonly set: readonly (readonly [name: string, value: string])[];
  /** Names from earlier rules that this one removes (`! Name`). */
  readonly unset: readonly string[];
}

export interface RedirectRule {
  readonly pattern: string;
  readonly path: PathPattern;
  readonly target: string;
  readonly status: number;
}

/** The 404 page for a folder. */
export interface MissingRule {
  /** `/ar/` */
  readonly folder: string;
  /** `/ar/404.html` */
  readonly page: string;
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

/** Parses `_headers` like Netlify and Cloudflare Pages: a path pattern, then its headers, indented. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; set: [string, string][]; unset: string[] }[] = [];
  for (const line of readLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), set: [], unset: [] });
      continue;
    }
    const header = line.trim();
    const rule = rules.at(-1);
    const colon = header.indexOf(':');
    if (header.startsWith('!')) rule?.unset.push(header.slice(1).trim());
    else if (colon > 0) rule?.set.push([header.slice(0, colon).trim(), header.slice(colon + 1).trim()]);
  }
  return rules.map((rule) => ({ ...rule, path: compilePathPattern(rule.pattern) }));
}

/** The headers of a path by lower-case name; values of one name from several rules are joined by commas. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (rule.path.match(path) === undefined) continue;
    for (const name of rule.unset) headers.delete(name.toLowerCase());
    for (const [name, value] of rule.set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** Parses `_redirects`: `from to status` per line, 301 by default. Rewrites (200) are omitted. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return readLines(text).flatMap((line) => {
    const [from, target, status = '301'] = line.trim().split(/\s+/);
    const code = Number.parseInt(status, 10);
    if (from === undefined || target === undefined || !REDIRECT_STATUSES.includes(code)) return [];
    return [{ pattern: from, path: compilePathPattern(from), target, status: code }];
  });
}

/** Parses the lines of `_redirects` with 404 pages: `/ar/* /ar/404.html 404`. */
export function parseMissingRules(text: string): MissingRule[] {
  return readLines(text).flatMap((line) => {
    const [from = '', page, status] = line.trim().split(/\s+/);
    return page !== undefined && status === '404' && from.endsWith('/*')
      ? [{ folder: from.slice(0, -1), page }]
      : [];
  });
}

/** The first redirect for a path; `query` (with its question mark) is kept unless the target has one. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  query: string,
): { readonly url: string; readonly status: number } | undefined {
  for (const { path: pattern, target, status } of rules) {
    const values = pattern.match(path);
    if (values === undefined) continue;
    const filled = fillPattern(target, values);
    if (filled === path) continue;
    const [, bare = '', hash = ''] = /^([^#]*)(.*)$/.exec(filled) ?? [];
    return { url: bare.includes('?') ? filled : bare + query + hash, status };
  }
  return undefined;
}

function readLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}
