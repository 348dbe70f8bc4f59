import { liteClient } from 'algoliasearch/lite';
import { parseQuery } from '#shared/parse-query.ts';
import { NO_RESULTS, type SearchBackend, type SearchBatch } from '#shared/search-result.ts';
import type { SiteSearch } from '#shared/site-search.ts';
import { readHostedAnswer } from './hosted-answer.ts';
import { createFacetFilters, type FacetFilters, MARK_END, MARK_START } from './hosted-highlights.ts';

/** Words of an excerpt. */
const EXCERPT_WORDS = 20;
/** Milliseconds after which a server is given up and the next one asked. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 5_000 };

export interface HostedContext {
  readonly language: string;
  /** Version of the page on the screen. */
  readonly version: string;
}

/** Searches a hosted index; `getContext` tells what the reader looks at. */
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
      // The client would give the same answer again.
      await client.clearCache();
      throw error;
    }
  };

  return {
    // A connection is made ready by the page's head; nothing is sent before the reader types.
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

/** The server that is asked in place of the service's own; it may answer below a path. */
function toHosts(endpoint: string | undefined) {
  if (endpoint === undefined) return {};
  const { protocol, host, pathname } = new URL(endpoint);
  const url = host + pathname.replace(/\/$/, '');
  return { hosts: [{ url, accept: 'readWrite' as const, protocol: protocol.replace(':', '') as 'https' }] };
}
