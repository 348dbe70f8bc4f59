import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageOptions } from '../options.ts';
import { TRANSLATIONS } from './translations.ts';

/** Returns the site-relative file of component messages in a language. */
export function findTextFile(locale: string): string {
  return `${TRANSLATIONS}/${locale}/code.json`;
}

/** Generates the module with the translated messages of components, by locale. */
export function createMessages(i18n: LanguageOptions | undefined, siteDir: string): string {
  const { defaultLocale, locales } = i18n ?? { defaultLocale: 'en', locales: [] };
  const files = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => [locale, path.join(siteDir, findTextFile(locale))] as const)
    .filter(([, file]) => existsSync(file));
  const entries = files.map(([locale], index) => `${JSON.stringify(locale)}: texts${index}`);
  return [
    ...files.map(([, file], index) => `import texts${index} from ${JSON.stringify(file)};`),
    `export const languages = ${JSON.stringify({ defaultLocale, locales })};`,
    `export default { ${entries.join(', ')} };`,
  ].join('\n');
}

/** True for the message file of a language. */
export function isTextFile(id: string, siteDir: string): boolean {
  const [folder, , name, ...more] = path.relative(siteDir, id).split(path.sep);
  return folder === TRANSLATIONS && name === 'code.json' && more.length === 0;
}

/** Returns the site's own messages as JSON: those of Docusaurus's theme come from the theme here. */
export function readSiteMessages(file: string): string {
  const all: Record<string, { message?: unknown } | string> = JSON.parse(readFileSync(file, 'utf8'));
  const own = Object.entries(all)
    .filter(([key]) => !key.startsWith('theme.'))
    .map(([key, text]) => [key, typeof text === 'string' ? text : text.message]);
  return JSON.stringify(Object.fromEntries(own));
}
