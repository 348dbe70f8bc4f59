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

/** Creates the search box, and preloads the data that a search needs. */
export async function createSearchBox(site: SiteData): Promise<SearchDialog> {
  adoptStyles(results, box, start, phone);
  const texts = await loadSearchMessages(getLanguage());
  const backend = once(() => loadBackend(site));
  const dialog = createSearchDialog({ site, texts, backend });
  // A failure here repeats when the reader searches, and is reported then.
  backend()
    .then((found) => found.prepare())
    .catch(() => undefined);
  return dialog;
}
