import { findTexts, type TextCatalogues } from '@gruntwork-docs/engine/shared';
import { ar } from './ar.ts';
import { en } from './en.ts';

// A file of its own: code for the browser formats texts without loading every language.
export { formatPlural, formatText, type TextValues } from '@gruntwork-docs/engine/shared';

export type TextKey = keyof typeof en;

/** A catalogue: a language has every text or does not compile. */
export type Messages = Readonly<Record<TextKey, string>>;

export const catalogues: TextCatalogues<Messages> = { en, ar };

/** The texts of a locale: its own, else its language's (`de` for `de-AT`), else English. */
export function getMessages(locale: string): Messages {
  return findTexts(catalogues, locale);
}
