import { ar } from './ar.ts';
import { en, type SearchMessages } from './en.ts';

/** Returns the messages of search in a language, for the server; English for an unsupported one. */
export function getSearchMessages(lang: string): SearchMessages {
  return lang.split('-')[0] === 'ar' ? ar : en;
}
