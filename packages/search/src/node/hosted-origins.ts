import type { SiteSearch } from '#shared/site-search.ts';

/** Origins that hosted search asks: the service's own servers, or the one that stands before it. */
export function listHostedOrigins({ provider, appId, endpoint }: SiteSearch): string[] {
  if (provider !== 'algolia' || appId === undefined) return [];
  if (endpoint !== undefined) return [new URL(endpoint).origin];
  // What the service's client tries in turn.
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
