import { createStorage } from '@gruntwork-docs/engine/client';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../storage-keys.ts';
import { isNewAnnouncement } from './announcement-state.ts';

/** Remembers that the announcement bar was closed; a bar with a new id starts open. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  if (bar === null) return;
  const storage = createStorage('localStorage');
  const id = bar.dataset.id ?? '';
  if (isNewAnnouncement({ id, storedId: storage.get(ANNOUNCEMENT_ID_KEY) })) {
    storage.set(ANNOUNCEMENT_DISMISS_KEY, 'false');
  }
  storage.set(ANNOUNCEMENT_ID_KEY, id);
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-announcement-close]') === null) return;
    storage.set(ANNOUNCEMENT_DISMISS_KEY, 'true');
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  });
}
