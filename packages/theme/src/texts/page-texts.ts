/** Texts of components that writers put into pages, and of what can be done with a page, in English. */
export const pageTexts = {
  /** What screen readers call every code block; empty: nothing, as its element says what it is. */
  codeName: '',
  expectedOutput: 'Expected output',
  onHost: 'On the {host}',
  cost: 'Cost:',
  costPerDay: '{amount} a day',
  costPerMonth: '{amount} a month',
  /** Between the sums. */
  costJoint: ', ',
  costPrices: 'list prices',
  costPricesIn: 'list prices in {region}',
  source: 'Source',
  testedWith: 'Checked with {tools} and mocked providers, not applied to real infrastructure.',
  writtenFor: 'Written for {tools}.',
  copyPage: 'Copy page',
  copyMarkdown: 'Copy as Markdown',
  openMarkdown: 'Open as Markdown',
  listForPrograms: 'All pages for assistants',
  openInAssistant: 'Open in {name}',
  cisNumber: 'CIS {number}',
  cisNumberIn: '{number} (v{version})',
} as const;
