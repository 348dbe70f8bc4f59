import { createStorage, onNavigation, VERSION_KEY } from '@gruntwork-docs/engine/client';
import { onClick } from '../on-click.ts';

/**
 * Remembers the selected version of the documentation, and forgets one that no longer exists. Pages outside
 * the documentation link to that version.
 */
export function startPreferredVersion(
  persistence: 'localStorage' | 'none',
  versions: readonly string[],
): void {
  if (persistence === 'none') return;
  const storage = createStorage('localStorage');
  const read = (): string | undefined => versions.find((version) => version === storage.get(VERSION_KEY));
  if (read() === undefined) storage.remove(VERSION_KEY);
  onClick('a[data-docs-version]', ({ dataset }) => {
    if (dataset.docsVersion !== undefined) storage.set(VERSION_KEY, dataset.docsVersion);
  });
  const show = () => showPreferred(read());
  show();
  onNavigation('gw:navigated', show);
}

/** Points the navbar's links to a version and labels the menu with it, on a page without its own version. */
function showPreferred(version: string | undefined): void {
  if (version === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version-urls]')) {
    const urls: Record<string, string> = JSON.parse(link.dataset.versionUrls ?? '{}');
    link.href = urls[version] ?? link.href;
  }
  const label = document.querySelector('[data-version-label]');
  const choice = document.querySelector(`a[data-docs-version="${CSS.escape(version)}"]`);
  if (label !== null && choice !== null) label.textContent = choice.textContent;
}
