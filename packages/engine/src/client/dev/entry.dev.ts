import { DISPLAYED, EDITED, REVISION } from '#shared/dev-events.ts';
import { onNavigation } from '../page/events.ts';
import { createEditView } from './show-edit.ts';

// Runs before the page's own scripts: it remembers the page as the server sent it.
const showEdit = createEditView();
let work: Promise<void> = Promise.resolve();

import.meta.hot?.on(EDITED, () => {
  // Prefetched pages are outdated.
  document.dispatchEvent(new CustomEvent(EDITED));
  work = work
    .then(showEdit)
    .catch(() => false)
    .then((isShown) => {
      if (!isShown) location.reload();
    });
});

/** Covers edits made while the page was loading, when nothing was listening yet. */
function tell(page: Document): void {
  const revision = page.querySelector(`meta[name="${REVISION}"]`)?.getAttribute('content');
  if (revision) import.meta.hot?.send(DISPLAYED, { revision });
}

tell(document);
onNavigation('gw:before-swap', ({ page }) => {
  // The reply to an edit requests the page at the current address, which is the new one after this.
  if (page !== undefined) queueMicrotask(() => tell(page));
});
