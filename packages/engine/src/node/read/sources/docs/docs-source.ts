import { hashText } from '../../../cache/hash.ts';
import { loadDocs } from '../../content/load-docs.ts';
import { loadSidebars } from '../../content/sidebar-config.ts';
import { loadLocales } from '../../locales/load-locales.ts';
import { createContentFolders } from '../../versions/content-folders.ts';
import { findVersions, loadVersionSidebars } from '../../versions/load-versions.ts';
import { defineSource } from '../page-source.ts';

/** Documents and standalone pages of `content`, in all their versions and languages. */
export const docsSource = defineSource({
  name: 'docs',
  async load(context) {
    const { siteDir, config, cache, expand, includeDrafts } = context;
    const { knownFrontmatter, statCache } = context;
    const versions = await findVersions(siteDir, config);
    const folders = createContentFolders(versions);
    const input = { siteDir, config, expand, includeDrafts, knownFrontmatter, statCache, folders };
    const [sidebars, versionSidebars, docs] = await Promise.all([
      loadSidebars(siteDir, cache),
      loadVersionSidebars(versions, siteDir, cache),
      loadDocs(input),
    ]);
    const locales = await loadLocales({ ...input, cache, sidebars, versions, versionSidebars });
    const hash = hashText(
      sidebars.hash,
      ...[...versionSidebars].flatMap(([name, own]) => [name, own.hash]),
      ...locales.flatMap((own) => [
        own.hash,
        ...own.docs.flatMap(({ source }) => [source.file, source.hash]),
      ]),
    );
    return { hash, docs, structure: { sidebars, versions, versionSidebars, locales } };
  },
});
