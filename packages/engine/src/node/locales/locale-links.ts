import type { LocaleLinks } from '../markdown/link-environment.ts';
import type { LoadedLocale } from './load-locales.ts';
import { TRANSLATIONS_FOLDER } from './locale-config.ts';

/** What links of the further locales' pages are resolved against. */
export function createLocaleLinks(locales: readonly LoadedLocale[]): LocaleLinks[] {
  return locales.map(({ locale, docs }) => {
    const folder = `${TRANSLATIONS_FOLDER}/${locale.name}`;
    const entries = docs.map(({ source: { file }, route }): [string, string] => {
      return [file.startsWith(`${folder}/`) ? `content${file.slice(folder.length)}` : file, route];
    });
    return { root: locale.root, folder, fileToRoute: new Map(entries) };
  });
}
