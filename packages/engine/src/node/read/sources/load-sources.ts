import type { Doc } from '../content/doc.ts';
import { CURRENT_VERSION } from '../versions/docs-version.ts';
import type { LoadContext, PageSource, SourceData } from './page-source.ts';

/** A source with its data; sources without content are left out. */
export interface LoadedSource<Data extends SourceData = SourceData> {
  readonly source: PageSource<Data>;
  readonly data: Data;
}

/** Loads all sources in order: each gets the documents of the previous ones. */
export async function loadSources(
  sources: readonly PageSource[],
  context: Omit<LoadContext, 'docs' | 'docsPath' | 'settings'>,
  settings: ReadonlyMap<string, unknown>,
): Promise<LoadedSource[]> {
  const loaded: LoadedSource[] = [];
  const docs: Doc[] = [];
  let docsPath = context.config.docs.routeBasePath;
  for (const source of sources) {
    const own = source.settings && settings.get(source.settings.key);
    const data = await source.load({ ...context, settings: own, docs, docsPath });
    if (data === undefined) continue;
    docs.push(...(data.docs ?? []));
    const current = data.structure?.versions.find(({ name }) => name === CURRENT_VERSION);
    docsPath = current?.path ?? docsPath;
    loaded.push({ source, data });
  }
  return loaded;
}
