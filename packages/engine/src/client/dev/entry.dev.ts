import { EDITED } from '#shared/dev-events.ts';
import { createEditView } from './show-edit.ts';

// Runs before the page's own scripts: it remembers the page as the server sent it.
const showEdit = createEditView();
let work: Promise<void> = Promise.resolve();

import.meta.hot?.on(EDITED, () => {
  // Pages that were fetched ahead are not as they were.
  document.dispatchEvent(new CustomEvent(EDITED));
  work = work
    .then(showEdit)
    .catch(() => false)
    .then((isShown) => {
      if (!isShown) location.reload();
    });
});
