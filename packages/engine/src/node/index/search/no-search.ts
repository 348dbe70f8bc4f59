import type { SearchIntegration } from './search-integration.ts';

/** The search of a site without search. */
export const noSearch: SearchIntegration = {
  settings: { provider: 'none' },
  createView: () => undefined,
  describePage: () => undefined,
  listOrigins: () => [],
  createOutputs: async () => new Map(),
};
