import { en, type SearchMessages } from './en.ts';

/** The texts of a language; another language than English is loaded when it is needed. */
export async function loadSearchMessages(lang: string): Promise<SearchMessages> {
  return lang.split('-')[0] === 'ar' ? (await import('./ar.ts')).ar : en;
}
