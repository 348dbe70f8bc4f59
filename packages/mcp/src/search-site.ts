import type { TextPiece } from '@gruntwork-docs/search/shared/highlight.ts';
import { RequestError } from './find-page.ts';
import type { BuiltSite } from './open-site.ts';

export interface SearchInput {
  readonly query: string;
  readonly limit: number;
  readonly index?: string | undefined;
}

/** Searches the site's own index, as its search box does. */
export async function searchSite(site: BuiltSite, { query, limit, index }: SearchInput) {
  const name = index ?? findIndex(site.indexes);
  if (name === undefined || !site.indexes.includes(name))
    throw new RequestError(
      site.indexes.length === 0
        ? 'The site was built without a search index.'
        : `There is no index \`${name ?? ''}\`. There is: ${site.indexes.join(', ')}.`,
    );
  const searcher = await site.openIndex(name);
  const results = await searcher.search(query, { places: limit });
  if (results.total === 0)
    throw new RequestError(`Nothing was found for \`${query}\`. Try fewer or other words.`);
  const { groups } = await results.next();
  return {
    total: results.total,
    pages: groups.map((group) => ({
      page: group.url,
      title: group.title,
      in: group.breadcrumbs.join(' › '),
      hits: group.hits.map(({ url, kind, title, excerpt }) => {
        return { url, kind, title: toText(title), excerpt: toText(excerpt) };
      }),
    })),
  };
}

/** Returns the index of the current version in English, or else the first one. */
function findIndex(names: readonly string[]): string | undefined {
  return (
    names.find((name) => name === 'en-current') ?? names.find((name) => name.startsWith('en-')) ?? names[0]
  );
}

function toText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
