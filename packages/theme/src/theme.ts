import type { Theme } from '@gruntwork-docs/engine';
import { codeSlots } from './code/code-theme.ts';
import { catalogues } from './messages/messages.ts';
import { plainTextRules } from './plain-text-rules.ts';
import { type SlotName, slotNames } from './slots.ts';

export { math } from './drawings/math.ts';
export { mermaid } from './drawings/mermaid.ts';

/** The default theme. */
export const theme: Theme<SlotName> = {
  body: '@gruntwork-docs/theme/entry.body',
  document: '@gruntwork-docs/theme/entry.shell',
  client: '@gruntwork-docs/theme/entry.client',
  socialImage: '@gruntwork-docs/theme/social-image',
  texts: catalogues,
  codeTheme: codeSlots,
  slotNames,
  plainTextRules,
  linkComponents: ['Card', 'HeroLink', 'Path', 'Source'],
};
