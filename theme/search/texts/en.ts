/** Texts of the search box and the search page; forms of a plural are divided by `|`. */
export const en = {
  search: 'Search',
  placeholder: 'Type your search here',
  close: 'Close',
  results: 'Search results',
  found: 'One document found|{count} documents found',
  nothing: 'No results were found',
  nothingHint: 'Check the spelling, or try fewer or other words.',
  fetching: 'Fetching new results...',
  failed: 'Search does not work at the moment.',
  incomplete: 'Part of the index could not be loaded: there may be more.',
  retry: 'Retry',
  seeAll: 'See all {n} results',
  more: 'Show more results',
  recent: 'Recent',
  favourites: 'Favourites',
  save: 'Add {title} to the favourites',
  remove: 'Remove {title}',
  scopes: 'Narrow it down: in: inputs, out: outputs, mod: modules, guide: guides',
  keys: '↑↓ to move, Enter to open, Esc to close',

  pageTitle: 'Search the documentation',
  pageTitleFor: 'Search results for "{query}"',
  hostedBy: 'Search by Algolia',
  version: 'Version',
  kind: 'Kind',
  allKinds: 'Everything',
  guides: 'Guides',
  modules: 'Modules',
  inputs: 'Inputs',
  outputs: 'Outputs',
  withoutScript: 'Search needs JavaScript. Without it, these sections lead to every page:',

  page: 'Page',
  section: 'Section',
  module: 'Module',
  input: 'Input',
  output: 'Output',
  attribute: 'Attribute',
} as const;

/** A catalogue: a language has every text or does not compile. */
export type SearchTexts = Readonly<Record<keyof typeof en, string>>;
