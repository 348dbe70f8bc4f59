import { getLinkAttributes, type LinkAttributes, type LinkRule } from '#shared/link-attributes.ts';
import { isExternalUrl } from '#shared/url.ts';

export interface ResolvedTarget {
  readonly url: string;
  readonly external: boolean;
  readonly attributes?: LinkAttributes;
}

/** Resolves a link of navbar, footer or sidebar to a route of the site, or to a URL of another one. */
export function resolveTarget(
  target: string,
  toUrl: (route: string) => string,
  linkRules: readonly LinkRule[],
): ResolvedTarget {
  if (!isExternalUrl(target)) return { url: toUrl(target), external: false };
  const attributes = getLinkAttributes(target, linkRules);
  return { url: target, external: true, ...(attributes && { attributes }) };
}
