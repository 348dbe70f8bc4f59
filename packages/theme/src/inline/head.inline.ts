// Runs in the head, before the first paint: what depends on storage is right from the first frame.

import { resolveColorMode } from '../behaviours/color-mode/resolve-color-mode.ts';
import { isAnnouncementDismissed } from '../behaviours/notices/announcement-state.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, THEME_KEY } from '../behaviours/storage-keys.ts';

const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The runtime warns about unavailable storage.
    return null;
  }
}

const { colorMode, announcementId } = JSON.parse(document.getElementById('_site-data')?.textContent || '{}');
root.dataset.js = '';
root.dataset.theme = resolveColorMode({
  defaultMode: 'light',
  respectPrefersColorScheme: false,
  ...colorMode,
  stored: read(THEME_KEY),
  prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
});
root.dataset.announcementBarInitiallyDismissed = String(
  isAnnouncementDismissed({
    id: announcementId,
    storedId: read(ANNOUNCEMENT_ID_KEY),
    dismissed: read(ANNOUNCEMENT_DISMISS_KEY),
  }),
);
