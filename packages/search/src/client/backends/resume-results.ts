import type { SearchResults } from '#shared/search-result.ts';

/**
 * Makes results resumable after a failure: the next read searches again and skips the hits that it has
 * returned already. Each page is returned once, even if the backend repeats it.
 */
export function resumeResults(first: SearchResults, search: () => Promise<SearchResults>): SearchResults {
  const given = new Set<string>();
  let current: SearchResults | undefined = first;
  return {
    total: first.total,
    async next() {
      for (;;) {
        const source: SearchResults = current ?? (await search());
        current = undefined;
        const batch = await source.next();
        current = source;
        const groups = batch.groups.filter(({ url }) => !given.has(url));
        for (const { url } of groups) given.add(url);
        if (groups.length > 0 || batch.done) return { ...batch, groups };
      }
    },
  };
}
