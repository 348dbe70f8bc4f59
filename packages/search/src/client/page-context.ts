import { createStorage, VERSION_KEY } from '@gruntwork-docs/engine/client';

/** Language of the page on the screen. */
export function getLanguage(): string {
  return document.documentElement.lang || 'en';
}

/** Version of the documentation that the page on the screen is of; on other pages the preferred one. */
export function getPageVersion(versions: readonly string[], latest: string): string {
  const shown = document.querySelector<HTMLElement>('[data-search-version]')?.dataset.searchVersion;
  return shown ?? getPreferredVersion(versions, latest);
}

/** The version that the reader chose last, or the latest one. */
export function getPreferredVersion(versions: readonly string[], latest: string): string {
  const preferred = versions.length < 2 ? null : createStorage('localStorage').get(VERSION_KEY);
  return preferred !== null && versions.includes(preferred) ? preferred : latest;
}

/** How the search page's address names a version: not at all when that is where it begins anyway. */
export function toAddressVersion(version: string, versions: readonly string[], latest: string): string {
  return version === latest && getPreferredVersion(versions, latest) === latest ? '' : version;
}
