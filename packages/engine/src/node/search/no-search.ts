import type { SearchProvider } from './search-provider.ts';

/** The search of a site that has none. */
export const noSearch: SearchProvider = {
  settings: { provider: 'none' },
  createView: () => ({ provider: 'none', url: '' }),
  describePage: () => undefined,
  listOrigins: () => [],
  createOutputs: async () => new Map(),
};
