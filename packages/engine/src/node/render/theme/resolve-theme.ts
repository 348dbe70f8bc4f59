import type { SearchIntegration } from '../../index/search/search-integration.ts';
import type { Theme } from './theme.ts';

/** A theme with the modules and styles that the site's search adds to pages. The site's own come behind them, and fill slots in place of them. */
export function resolveTheme(theme: Theme, search: SearchIntegration): Theme {
  return {
    ...theme,
    scripts: [...(search.client === undefined ? [] : [search.client]), ...(theme.scripts ?? [])],
    slots: { ...search.slots, ...theme.slots },
    styles: [...(search.styles ?? []), ...(theme.styles ?? [])],
  };
}
