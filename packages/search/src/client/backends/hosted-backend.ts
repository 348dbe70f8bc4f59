import { liteClient } from 'algoliasearch/lite';
import { parseQuery } from '#shared/parse-query.ts';
import { NO_RESULTS, type SearchBackend, type SearchBatch } from '#shared/search-result.ts';
import type { SiteSearch } from '#shared/site-search.ts';
import { readHostedAnswer } from './hosted-answer.ts';
import { createFacetFilters, type FacetFilters, MARK_END, MARK_START } from './hosted-highlights.ts';

/** Words of an excerpt. */
const EXCERPT_WORDS = 20;
/** Timeouts in milliseconds, after which the next server is tried. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 5_000 };

export interface HostedContext {
  readonly language: string;
  /** Version of the current page. */
  readonly version: string;
}

/** Searches a hosted index; `getContext` returns the reader's current context. */
export function createHostedBackend(search: SiteSearch, getContext: () => HostedContext): SearchBackend {
  const { appId = '', apiKey = '', indexName = '' } = search;
  const client = liteClient(appId, apiKey, { timeouts: TIMEOUTS, ...toHosts(search.endpoint) });

  const ask = async (query: string, facetFilters: FacetFilters, hitsPerPage: number, page: number) => {
    const answer: unknown = await client.search({
      requests: [
        {
          indexName,
          query,
          page,
          hitsPerPage,
          ...(facetFilters.length > 0 && { facetFilters }),
          attributesToRetrieve: ['url', 'hierarchy', 'kind', 'content'],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: [`content:${EXCERPT_WORDS}`],
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        },
      ],
    });
    try {
      return readHostedAnswer(answer);
    } catch (error) {
      // Otherwise the client would return the cached response.
      await client.clearCache();
      throw error;
    }
  };

  return {
    // The page's head preconnects; nothing is sent before the reader types.
    async prepare() {},
    async search(text, { places, version, scope }) {
      const query = parseQuery(text);
      if (query.text === '') return NO_RESULTS;
      const context = getContext();
      const filters = createFacetFilters({
        contextual: search.contextualSearch === true,
        language: context.language,
        version: version ?? context.version,
        scope: scope ?? query.scope,
      });
      const first = await ask(query.text, filters, places, 0);
      let page = 0;
      return {
        total: first.total,
        async next(): Promise<SearchBatch> {
          const { groups, pages } = page === 0 ? first : await ask(query.text, filters, places, page);
          page++;
          return { groups, done: page >= pages, incomplete: false };
        },
      };
    },
  };
}

/** Returns the server that replaces the service's own; its URL can have a path. */
function toHosts(endpoint: string | undefined) {
  if (endpoint === undefined) return {};
  const { protocol, host, pathname } = new URL(endpoint);
  const url = host + pathname.replace(/\/$/, '');
  return { hosts: [{ url, accept: 'readWrite' as const, protocol: protocol.replace(':', '') as 'https' }] };
}
