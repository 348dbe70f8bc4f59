import type { SiteValues } from '#shared/site-values.ts';
import type { SiteData } from './load-data.ts';

/** What components show of the data files without naming a value. */
export function createSiteValues(data: SiteData): SiteValues {
  const values = Object.entries(data.get('versions')?.values ?? {});
  const region = data.get('company')?.values.region;
  return {
    versions: Object.fromEntries(
      values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    ...(typeof region === 'string' && { region }),
  };
}
