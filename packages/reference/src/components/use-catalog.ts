import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { CatalogView } from '#shared/reference-view.ts';

/** Returns the site's catalog; throws on a site without one, naming the calling component. */
export function useCatalog(component: string): CatalogView {
  const catalog = useBodyContext().read('catalog') as CatalogView | undefined;
  if (catalog === undefined) throw new Error(`<${component}> needs a catalog, and this site has none`);
  return catalog;
}
