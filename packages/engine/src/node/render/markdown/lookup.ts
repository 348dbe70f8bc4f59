import { type LinkEnvironment, type ResolvedLink, resolveLink } from './link-environment.ts';

/** A link as it is written, the file and the route that it begins at, and what it led to. */
export type Lookup = readonly [raw: string, from: string, route: string, found: string];

/** A link's target as text. */
export function describeLink(link: ResolvedLink): string {
  return link.kind === 'file' ? `file ${link.file}` : `${link.kind} ${link.url}`;
}

/** True when a link still leads where it led. */
export function isLookupCurrent([raw, from, route, found]: Lookup, env: LinkEnvironment): boolean {
  return describeLink(resolveLink(raw, from, route, env)) === found;
}
