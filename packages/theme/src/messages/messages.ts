import { findTexts, type TextCatalogues } from '@gruntwork-docs/engine/shared';
import { ar } from './ar.ts';
import { en } from './en.ts';

// Imported from a separate module, so that browser code can format texts without loading every language.
export { formatPlural, formatText, type TextValues } from '@gruntwork-docs/engine/shared';

export type TextKey = keyof typeof en;

/** The messages of a language, which has all of them or does not compile. */
export type Messages = Readonly<Record<TextKey, string>>;

export const catalogues: TextCatalogues<Messages> = { en, ar };

/** Returns the messages of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function getMessages(locale: string): Messages {
  return findTexts(catalogues, locale);
}
