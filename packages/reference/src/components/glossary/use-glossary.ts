import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { GlossaryView } from '#shared/glossary.ts';

const NONE: GlossaryView = { entries: [], url: '' };

/** Returns the site's glossary, which is empty on a site without one. */
export function useGlossary(): GlossaryView {
  return (useBodyContext().read('glossary') as GlossaryView | undefined) ?? NONE;
}
