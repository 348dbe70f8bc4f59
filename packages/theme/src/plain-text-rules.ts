import type { Theme } from '@gruntwork-docs/engine';

/** Rules for the plain text of page components. */
export const plainTextRules: NonNullable<Theme['plainTextRules']> = {
  omit: ['hash-link', 'card-icon', 'code-name', 'param-source'],
  quotes: ['admonition'],
  labels: ['admonition-title', 'tab-label', 'excerpt-title', 'archive-subtitle'],
  items: ['card', 'path'],
  code: ['code-block'],
  codeTitle: ['code-title'],
};
