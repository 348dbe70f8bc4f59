/** Messages of page components and of page actions, in English. */
export const pageMessages = {
  /** Accessible name of every code block; empty, because its element already has a role. */
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
