import { readFileSync } from 'node:fs';
import { measureImage } from '../../files/measure-image.ts';
import { linkMarkdownPages } from '../../index/markdown-export/markdown-address.ts';
import { createCompleteModel } from '../../plan/complete-model.ts';
import type { SiteModel, SiteModelInput } from '../../plan/site-model.ts';
import type { OutputFile } from '../../publish/manifest.ts';
import type { LoadedSite } from './load-site.ts';
import { toSitePaths } from './site-context.ts';

type StaticFiles = ReadonlyMap<string, OutputFile>;

/** The pages and trees of a loaded site. */
export function modelSite(loaded: LoadedSite, staticFiles: StaticFiles): SiteModel {
  const model = createCompleteModel(loaded, createInput(loaded, staticFiles));
  return { ...model, pages: linkMarkdownPages(model.pages, loaded.config.config.baseUrl) };
}

function createInput(loaded: LoadedSite, staticFiles: StaticFiles): SiteModelInput {
  return {
    config: loaded.config.config,
    texts: loaded.config.theme.texts,
    search: loaded.config.search,
    docs: loaded.docs,
    sources: loaded.sources,
    sidebars: loaded.sidebars,
    lastUpdated: loaded.git.lastUpdated,
    redirected: new Set(loaded.redirects.redirects.map(({ from }) => from)),
    staticFiles: toSitePaths(staticFiles),
    measure: (sitePath) => {
      const file = staticFiles.get(sitePath.slice(1));
      return file?.type === 'copy' ? measureImage(readFileSync(file.from)) : undefined;
    },
  };
}
