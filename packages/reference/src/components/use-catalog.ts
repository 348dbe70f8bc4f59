import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { CatalogView } from '#shared/reference-view.ts';

/** The site's catalog; throws on a site that has none, naming the component that asked. */
export function useCatalog(component: string): CatalogView {
  const catalog = useBodyContext().read('catalog') as CatalogView | undefined;
  if (catalog === undefined) throw new Error(`<${component}> needs a catalog, and this site has none`);
  return catalog;
}
