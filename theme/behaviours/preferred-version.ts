import { createStorage } from '#client/public.ts';
import { onClick } from './on-click.ts';
import { VERSION_KEY } from './storage-keys.ts';

/** Remembers the version of the documentation that was chosen, and forgets one that exists no longer. */
export function startPreferredVersion(
  persistence: 'localStorage' | 'none',
  versions: readonly string[],
): void {
  if (persistence === 'none') return;
  const storage = createStorage('localStorage');
  const stored = storage.get(VERSION_KEY);
  if (stored !== null && !versions.includes(stored)) storage.remove(VERSION_KEY);
  onClick('a[data-docs-version]', ({ dataset }) => {
    if (dataset.docsVersion !== undefined) storage.set(VERSION_KEY, dataset.docsVersion);
  });
}
