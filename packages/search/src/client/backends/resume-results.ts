import type { SearchResults } from '#shared/search-result.ts';

/**
 * Results that can be read on after a failure: the next read asks anew and leaves out what was given already. A page
 * comes once, however often the source names it.
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
