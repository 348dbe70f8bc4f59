import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { ComplianceView } from '#shared/reference-view.ts';

/** Returns the recommendations of the site's benchmark; `undefined` on a site without compliance data. */
export function useCompliance(): ComplianceView | undefined {
  return useBodyContext().read('compliance') as ComplianceView | undefined;
}
