import type { SiteData } from '@gruntwork-docs/engine/client';
import { adoptStyles } from '@gruntwork-docs/engine/lazy';
import { loadBackend } from '../backends/load-backend.ts';
import { loadSearchMessages } from '../messages/load-search-messages.ts';
import { once } from '../once.ts';
import { getLanguage } from '../page-context.ts';
import results from '../results/results.css?inline';
import box from './box.css?inline';
import phone from './phone.css?inline';
import { createSearchDialog, type SearchDialog } from './search-dialog.ts';
import start from './start.css?inline';

/** Makes the search box, and has what a search needs fetched meanwhile. */
export async function createSearchBox(site: SiteData): Promise<SearchDialog> {
  adoptStyles(results, box, start, phone);
  const texts = await loadSearchMessages(getLanguage());
  const backend = once(() => loadBackend(site));
  const dialog = createSearchDialog({ site, texts, backend });
  // What goes wrong here goes wrong again when something is searched, and is told then.
  backend()
    .then((found) => found.prepare())
    .catch(() => undefined);
  return dialog;
}
