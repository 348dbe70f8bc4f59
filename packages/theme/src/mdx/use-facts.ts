import type { SiteFacts } from '@gruntwork-docs/engine/shared/site-facts.ts';
import { useBodyContext } from '../body-context.tsx';

const NONE: SiteFacts = { versions: {} };

/** What the site's data files tell components. */
export function useFacts(): SiteFacts {
  return (useBodyContext().read('facts') as SiteFacts | undefined) ?? NONE;
}
