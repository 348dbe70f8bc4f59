import { createStorage } from '#client/public.ts';
import { VERSION_KEY } from '../behaviours/storage-keys.ts';

/** Language of the page on the screen. */
export function getLanguage(): string {
  return document.documentElement.lang || 'en';
}

/** Version of the documentation that the page on the screen is of; on other pages the one that was chosen last. */
export function getPageVersion(versions: readonly string[], latest: string): string {
  const shown = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  if (shown !== undefined) return shown;
  const preferred = versions.length < 2 ? null : createStorage('localStorage').get(VERSION_KEY);
  return preferred !== null && versions.includes(preferred) ? preferred : latest;
}
