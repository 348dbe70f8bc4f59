import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { GlossaryView } from '#shared/glossary.ts';

const NONE: GlossaryView = { entries: [], url: '' };

/** The site's glossary; one without terms on a site that has none. */
export function useGlossary(): GlossaryView {
  return (useBodyContext().read('glossary') as GlossaryView | undefined) ?? NONE;
}
