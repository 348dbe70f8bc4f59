// The head script for pages with an announcement bar: the common one, and the code that hides the bar. Most
// sites have no bar.

import './head.inline.ts';
import { isAnnouncementDismissed } from '../behaviors/notices/announcement-state.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../behaviors/storage-keys.ts';
import { readStored } from './read-stored.ts';

const { announcementId } = JSON.parse(document.getElementById('_site-data')?.textContent || '{}');
document.documentElement.dataset.announcementBarInitiallyDismissed = String(
  isAnnouncementDismissed({
    id: announcementId,
    storedId: readStored(ANNOUNCEMENT_ID_KEY),
    dismissed: readStored(ANNOUNCEMENT_DISMISS_KEY),
  }),
);
