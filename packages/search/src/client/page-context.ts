import { createStorage, VERSION_KEY } from '@gruntwork-docs/engine/client';

/** Returns the language of the current page. */
export function getLanguage(): string {
  return document.documentElement.lang || 'en';
}

/** Returns the documentation version of the current page; on other pages, the preferred one. */
export function getPageVersion(versions: readonly string[], latest: string): string {
  const shown = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  return shown ?? getPreferredVersion(versions, latest);
}

/** Returns the version that the reader chose last, or the latest one. */
export function getPreferredVersion(versions: readonly string[], latest: string): string {
  const preferred = versions.length < 2 ? null : createStorage('localStorage').get(VERSION_KEY);
  return preferred !== null && versions.includes(preferred) ? preferred : latest;
}

/** Returns the version for the search page's URL; omitted if it is the default anyway. */
export function toAddressVersion(version: string, versions: readonly string[], latest: string): string {
  return version === latest && getPreferredVersion(versions, latest) === latest ? '' : version;
}
