import type { SiteData } from '#client/public.ts';
import { loadProvider } from './load-provider.ts';
import { getLanguage } from './page-context.ts';
import { createSearchDialog, type SearchDialog } from './search-dialog.ts';
import styles from './search-results.css?inline';
import { loadSearchTexts } from './texts/load-search-texts.ts';

/** Makes the search box, and has what a search needs fetched meanwhile. */
export async function createSearchBox(site: SiteData): Promise<SearchDialog> {
  adoptStyles(styles);
  const texts = await loadSearchTexts(getLanguage());
  const provider = once(() => loadProvider(site));
  const dialog = createSearchDialog({ site, texts, provider });
  // What goes wrong here goes wrong again when something is searched, and is told then.
  provider()
    .then((found) => found.prepare())
    .catch(() => undefined);
  return dialog;
}

/** Adds a stylesheet to the document: as an object of its own it needs no `style` element. */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Loads a thing once, and again after a failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
