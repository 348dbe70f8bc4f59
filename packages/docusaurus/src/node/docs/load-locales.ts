import type { LoadContext } from '@gruntwork-docs/engine';
import type { LoadedLocale, LoadedSidebars, Overlay } from '@gruntwork-docs/engine/source';
import { hashJson, hashText, resolveLocales, type SiteLocale } from '@gruntwork-docs/engine/source';
import { translateConfig } from '../languages/translate-config.ts';
import { findPluginFolder } from '../languages/translations.ts';
import type { Language, LoadedInstance } from './load-instance.ts';

/** Lists every language of a site but the default one, with the fallback for untranslated content. */
export function listLanguages(config: LoadContext['config']): { locale: SiteLocale; language: Language }[] {
  const [main, ...others] = resolveLocales(config);
  return others.map((locale) => ({
    locale,
    language: { name: locale.name, root: locale.root, written: main?.name ?? locale.name },
  }));
}

export interface LocaleInput {
  readonly context: LoadContext;
  readonly locale: SiteLocale;
  readonly pagesFolder: string;
  readonly blogFolders: readonly (readonly [id: string | undefined, folder: string])[];
  /** All versions of all instances in this language. */
  readonly loaded: readonly LoadedInstance[];
  /** Sidebars by version name; those of the documents that the navbar refers to. */
  readonly sidebars: LoadedSidebars;
  readonly versionSidebars: ReadonlyMap<string, LoadedSidebars>;
}

/** Creates a further language of the documents. */
export async function createLocale(input: LocaleInput): Promise<LoadedLocale> {
  const { context, locale, pagesFolder, blogFolders, loaded, sidebars, versionSidebars } = input;
  const config = await translateConfig(context.config, locale, context.siteDir);
  const docs = loaded.flatMap((own) => own.docs.map(({ doc }) => doc));
  const overlays: Overlay[] = [
    ...loaded.flatMap(({ version, overlay }) =>
      overlay === undefined ? [] : [{ folder: overlay, original: version.folder }],
    ),
    { folder: findPluginFolder(locale.name, 'pages'), original: pagesFolder },
    ...blogFolders.map(([id, original]) => ({ folder: findPluginFolder(locale.name, 'blog', id), original })),
  ];
  return {
    locale,
    config,
    docs,
    overlays,
    sidebars,
    versions: loaded.filter(({ isMain }) => isMain).map(({ version }) => version),
    versionSidebars,
    hash: hashText(
      hashJson(config),
      hashJson([sidebars.sidebars, ...[...versionSidebars.values()].map((own) => own.sidebars)]),
      ...docs.flatMap(({ source }) => [source.file, source.hash]),
    ),
  };
}
