import { isPrivateRepository } from '#shared/private-repository.ts';
import { isExternalUrl } from '#shared/url.ts';

export interface ResolvedTarget {
  readonly url: string;
  readonly external: boolean;
  readonly subscribersOnly?: true;
}

/** What a link of navbar, footer or sidebar leads to: a route of the site, or a URL of another one. */
export function resolveTarget(
  target: string,
  toUrl: (route: string) => string,
  privateRepositories: readonly string[],
): ResolvedTarget {
  if (!isExternalUrl(target)) return { url: toUrl(target), external: false };
  const isPrivate = isPrivateRepository(target, privateRepositories);
  return { url: target, external: true, ...(isPrivate && { subscribersOnly: true }) };
}
