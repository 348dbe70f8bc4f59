import { type LinkEnvironment, type ResolvedLink, resolveLink } from './link-environment.ts';

/** A link as written, its file and route, and the result of its resolution. */
export type Lookup = readonly [raw: string, from: string, route: string, found: string];

/** A link's target as text. */
export function describeLink(link: ResolvedLink): string {
  return link.kind === 'file' ? `file ${link.file}` : `${link.kind} ${link.url}`;
}

/** True when a link still has the same target. */
export function isLookupCurrent([raw, from, route, found]: Lookup, env: LinkEnvironment): boolean {
  return describeLink(resolveLink(raw, from, route, env)) === found;
}
