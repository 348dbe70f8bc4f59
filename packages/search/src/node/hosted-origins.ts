import type { SiteSearch } from '#shared/site-search.ts';

/** Lists the origins of hosted search: the service's own servers, or the proxy in front of it. */
export function listHostedOrigins({ provider, appId, endpoint }: SiteSearch): string[] {
  if (provider !== 'algolia' || appId === undefined) return [];
  if (endpoint !== undefined) return [new URL(endpoint).origin];
  // The hosts that the service's client tries in turn.
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
