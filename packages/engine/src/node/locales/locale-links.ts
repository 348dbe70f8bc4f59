import { findOriginal } from '../content/overlays.ts';
import type { LocaleLinks } from '../markdown/link-environment.ts';
import type { LoadedLocale } from './load-locales.ts';
import { TRANSLATIONS_FOLDER } from './locale-config.ts';

/** What links of the further locales' pages are resolved against. */
export function createLocaleLinks(locales: readonly LoadedLocale[]): LocaleLinks[] {
  return locales.map(({ locale, docs, overlays: own }) => {
    const overlays = own ?? [{ folder: `${TRANSLATIONS_FOLDER}/${locale.name}`, original: 'content' }];
    const entries = docs.map(({ source: { file }, route }): [string, string] => [
      findOriginal(file, overlays),
      route,
    ]);
    return { root: locale.root, overlays, fileToRoute: new Map(entries) };
  });
}
