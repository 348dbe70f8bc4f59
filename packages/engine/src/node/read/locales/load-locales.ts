import type { SiteConfig } from '#shared/site-config.ts';
import type { CacheStore } from '../../cache/cache-store.ts';
import { hashText } from '../../cache/hash.ts';
import { hasFile } from '../../files/has-file.ts';
import { moveSidebars } from '../../plan/sidebars/move-sidebars.ts';
import type { Doc } from '../content/doc.ts';
import { type ContentFolder, type LoadDocsInput, loadDocs } from '../content/load-docs.ts';
import type { Overlay } from '../content/overlays.ts';
import { type LoadedSidebars, loadSidebars } from '../content/sidebar-config.ts';
import { createContentFolders } from '../versions/content-folders.ts';
import type { DocsVersion } from '../versions/docs-version.ts';
import { loadLocaleConfig, TRANSLATIONS_FOLDER } from './locale-config.ts';
import { resolveLocales, type SiteLocale } from './site-locale.ts';

/** A loaded locale, with untranslated content in the default language. */
export interface LoadedLocale {
  readonly locale: SiteLocale;
  readonly config: SiteConfig;
  readonly docs: readonly Doc[];
  /** Folders of translations; absent: below `content/i18n`. */
  readonly overlays?: readonly Overlay[];
  readonly sidebars: LoadedSidebars;
  readonly versions: readonly DocsVersion[];
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
  /** Changes with the locale's config and sidebars. */
  readonly hash: string;
}

export interface LoadLocalesInput extends LoadDocsInput {
  readonly cache: CacheStore;
  readonly sidebars: LoadedSidebars;
  readonly versions: readonly DocsVersion[];
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
}

/** Loads every locale except the default one. */
export async function loadLocales(input: LoadLocalesInput): Promise<LoadedLocale[]> {
  const [main, ...others] = resolveLocales(input.config);
  return Promise.all(others.map((locale) => loadLocale(locale, main?.name ?? locale.name, input)));
}

async function loadLocale(
  locale: SiteLocale,
  defaultLocale: string,
  input: LoadLocalesInput,
): Promise<LoadedLocale> {
  const { siteDir, cache } = input;
  const { root } = locale;
  const { config, hash } = await loadLocaleConfig(input.config, locale, siteDir, cache);
  const versions = input.versions.map((version) => ({ ...version, path: root + version.path }));
  const folders = createContentFolders(versions, root).map((folder): ContentFolder => {
    const overlay = folder.folder.replace(/^content/, `${TRANSLATIONS_FOLDER}/${locale.name}`);
    return { ...folder, overlay, mark: { ...folder.mark, locale: locale.name }, textLocale: defaultLocale };
  });
  const translateSidebars = async (own: LoadedSidebars, folder: string): Promise<LoadedSidebars> => {
    const file = `${TRANSLATIONS_FOLDER}/${locale.name}${folder}/sidebars.ts`;
    const exists = hasFile(siteDir, file);
    const loaded = exists ? await loadSidebars(siteDir, cache, [file]) : own;
    return moveSidebars(loaded, (slug) => root + slug);
  };
  const [docs, sidebars, versionSidebars] = await Promise.all([
    loadDocs({ ...input, config, folders }),
    translateSidebars(input.sidebars, ''),
    Promise.all(
      [...input.versionSidebars].map(
        async ([name, own]) => [name, await translateSidebars(own, `/versions/${name}`)] as const,
      ),
    ),
  ]);
  const hashes = [sidebars, ...versionSidebars.map(([, own]) => own)].map((own) => own.hash);
  return {
    locale,
    config,
    docs,
    sidebars,
    versions,
    versionSidebars: new Map(versionSidebars),
    hash: hashText(hash, ...hashes),
  };
}
