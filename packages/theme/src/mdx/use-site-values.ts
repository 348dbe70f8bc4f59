import type { SiteValues } from '@gruntwork-docs/engine/shared';
import { useBodyContext } from '../body-context.tsx';

const NONE: SiteValues = { versions: {} };

/** What the site's data files tell components. */
export function useSiteValues(): SiteValues {
  return (useBodyContext().read('siteValues') as SiteValues | undefined) ?? NONE;
}
