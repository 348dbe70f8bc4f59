import { useTexts } from '@gruntwork-docs/theme/texts/texts-context.tsx';
import type { SearchTexts } from './en.ts';
import { getSearchTexts } from './get-search-texts.ts';

/** The search's texts in the language of the page, for what is rendered on the server. */
export function useSearchTexts(): SearchTexts {
  return getSearchTexts(useTexts().lang);
}
