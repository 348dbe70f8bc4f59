import { en, type SearchMessages } from './en.ts';

/** Loads the messages of a language; languages other than English load on demand. */
export async function loadSearchMessages(lang: string): Promise<SearchMessages> {
  return lang.split('-')[0] === 'ar' ? (await import('./ar.ts')).ar : en;
}
