import { en, type SearchTexts } from './en.ts';

/** The texts of a language; another language than English is loaded when it is needed. */
export async function loadSearchTexts(lang: string): Promise<SearchTexts> {
  return lang.split('-')[0] === 'ar' ? (await import('./ar.ts')).ar : en;
}
