import { ar } from './ar.ts';
import { en, type SearchTexts } from './en.ts';

/** The search's texts in a language, for the server; English for one without a catalogue. */
export function getSearchTexts(lang: string): SearchTexts {
  return lang.split('-')[0] === 'ar' ? ar : en;
}
