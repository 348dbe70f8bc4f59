import { type ContentFolder, createFolders } from '../content/load-docs.ts';
import { CURRENT_VERSION, type DocsVersion } from './docs-version.ts';

/** Folders of all versions' documents, and of the standalone pages, which are published below a site path. */
export function createContentFolders(versions: readonly DocsVersion[], pagesBase = ''): ContentFolder[] {
  const [docs, pages] = createFolders('', pagesBase);
  const folders = versions.map(({ name, path, folder }): ContentFolder => {
    const mark = name === CURRENT_VERSION ? {} : { mark: { version: name } };
    return { ...docs, folder, base: path, ...mark };
  });
  return [...folders, pages];
}
