import type { Theme } from '@gruntwork-docs/engine';

/** How the components of pages read as plain text. */
export const plainTextRules: NonNullable<Theme['plainTextRules']> = {
  omit: ['hash-link', 'card-icon', 'code-name', 'param-source'],
  quotes: ['admonition'],
  labels: ['admonition-title', 'tab-label', 'excerpt-title', 'archive-subtitle'],
  items: ['card', 'path'],
  code: ['code-block'],
  codeTitle: ['code-title'],
};
