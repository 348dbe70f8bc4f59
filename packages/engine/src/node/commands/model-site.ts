import { createCompleteModel } from '../model/complete-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { announceTwins } from '../twins/twin-address.ts';
import type { LoadedSite } from './load-site.ts';
import { toSitePaths } from './site-context.ts';

/** The pages and trees of a loaded site. */
export function modelSite(loaded: LoadedSite, staticFiles: ReadonlyMap<string, unknown>): SiteModel {
  const model = createCompleteModel(loaded, {
    config: loaded.config.config,
    texts: loaded.config.theme.texts,
    search: loaded.config.search,
    docs: loaded.docs,
    sources: loaded.sources,
    sidebars: loaded.sidebars,
    lastUpdated: loaded.git.lastUpdated,
    staticFiles: toSitePaths(staticFiles),
  });
  return { ...model, pages: announceTwins(model.pages, loaded.config.config.baseUrl) };
}
