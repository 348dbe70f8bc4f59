import type { Theme } from '@gruntwork-docs/engine';
import { codeSlots } from './code/code-theme.ts';

import { textMarks } from './text-marks.ts';
import { catalogues } from './texts/texts.ts';

export { math } from './drawings/math.ts';
export { mermaid } from './drawings/mermaid.ts';

/** The default theme. */
export const theme: Theme = {
  body: '@gruntwork-docs/theme/entry.body.tsx',
  document: '@gruntwork-docs/theme/entry.shell.tsx',
  client: '@gruntwork-docs/theme/entry.client.ts',
  socialImage: '@gruntwork-docs/theme/social/social-image.ts',
  texts: catalogues,
  codeTheme: codeSlots,
  textMarks,
};
