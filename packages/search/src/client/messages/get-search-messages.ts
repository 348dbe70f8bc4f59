import { ar } from './ar.ts';
import { en, type SearchMessages } from './en.ts';

/** The search's texts in a language, for the server; English for one without a catalogue. */
export function getSearchMessages(lang: string): SearchMessages {
  return lang.split('-')[0] === 'ar' ? ar : en;
}
