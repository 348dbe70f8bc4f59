import { withBase } from '@gruntwork-docs/engine/shared';
import { toManifest } from '#shared/index-files.ts';
import { SEARCH_FOLDER } from '#shared/index-format.ts';
import type { SearchBackend } from '#shared/search-result.ts';
import { createSearcher, type Searcher } from '#shared/searcher.ts';
import { getLanguage, getPageVersion } from '../page-context.ts';

/** Milliseconds after which an open tab checks whether the index has changed. */
const RECHECK_AFTER = 60_000;

export interface EmbeddedBackendInput {
  readonly baseUrl: string;
  /** Names of the versions of the documentation; empty if there is only one. */
  readonly versions: readonly string[];
  /** Name of the latest version. */
  readonly latest: string;
}

interface OpenIndex {
  readonly version: string;
  readonly searcher: Searcher;
  readonly checked: number;
}

/** Searches the index built with the site. */
export function createEmbeddedBackend({ baseUrl, versions, latest }: EmbeddedBackendInput): SearchBackend {
  const indexes = new Map<string, Promise<OpenIndex>>();

  const open = async (context: string, known?: OpenIndex): Promise<OpenIndex> => {
    const folder = `${baseUrl}${SEARCH_FOLDER}/${context}`;
    const manifest = toManifest(await fetchJson(`${folder}/index.json`, { cache: 'no-cache' }));
    const checked = Date.now();
    if (known?.version === manifest.version) return { ...known, checked };
    const searcher = createSearcher(manifest, (name, version) => fetchJson(`${folder}/${name}?v=${version}`));
    return { version: manifest.version, searcher, checked };
  };

  const get = async (context: string): Promise<Searcher> => {
    const known = indexes.get(context);
    const index = await known;
    if (index !== undefined && Date.now() - index.checked < RECHECK_AFTER) return index.searcher;
    // Concurrent calls share one request.
    if (indexes.get(context) === known) {
      const opened = open(context, index).catch((error: unknown) => {
        if (index === undefined) throw error;
        // Offline, the loaded index still answers; it is fetched again later.
        return { ...index, checked: Date.now() };
      });
      indexes.set(context, opened);
      opened.catch(() => indexes.delete(context));
    }
    return (await (indexes.get(context) ?? open(context))).searcher;
  };

  const toContext = (version = getPageVersion(versions, latest)) => `${getLanguage()}-${version}`;

  return {
    async prepare() {
      await get(toContext());
    },
    async search(text, { version, ...options }) {
      const searcher = await get(toContext(version));
      const results = await searcher.search(text, options);
      return {
        total: results.total,
        async next() {
          const batch = await results.next();
          const groups = batch.groups.map((group) => ({
            ...group,
            url: withBase(baseUrl, group.url),
            hits: group.hits.map((hit) => ({ ...hit, url: withBase(baseUrl, hit.url) })),
          }));
          return { ...batch, groups };
        },
      };
    },
  };
}

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
