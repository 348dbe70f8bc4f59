/** Texts of components that writers put into pages, and of what can be done with a page, in English. */
export const pageMessages = {
  /** What screen readers call every code block; empty: nothing, as its element says what it is. */
  codeName: '',
  expectedOutput: 'Expected output',
  onHost: 'On the {host}',
  source: 'Source',
  copyPage: 'Copy page',
  copyMarkdown: 'Copy as Markdown',
  openMarkdown: 'Open as Markdown',
  listForPrograms: 'All pages for assistants',
  openInAssistant: 'Open in {name}',
  table: 'Table',
  tableName: 'Table: {name}',
  headingLink: 'Direct link to heading',
  headingLinkTo: 'Direct link to {heading}',
} as const;
