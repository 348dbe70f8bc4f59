import type { LocaleLinks } from '../../render/markdown/link-environment.ts';
import { findOriginal } from '../content/overlays.ts';
import type { LoadedLocale } from './load-locales.ts';
import { TRANSLATIONS_FOLDER } from './locale-config.ts';

/** Link targets of the other locales' pages; `listFurther` returns files other than documents. */
export function createLocaleLinks(
  locales: readonly LoadedLocale[],
  listFurther: (locale: string) => readonly (readonly [file: string, route: string])[],
): LocaleLinks[] {
  return locales.map(({ locale, docs, overlays: own }) => {
    const overlays = own ?? [{ folder: `${TRANSLATIONS_FOLDER}/${locale.name}`, original: 'content' }];
    const routes = [
      ...docs.map(({ source: { file }, route }) => [file, route] as const),
      ...listFurther(locale.name),
    ];
    const entries = routes.map(([file, route]): [string, string] => [findOriginal(file, overlays), route]);
    return { root: locale.root, overlays, fileToRoute: new Map(entries) };
  });
}
