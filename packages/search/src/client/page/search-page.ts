import type { SiteData } from '@gruntwork-docs/engine/client';
import { adoptStyles } from '@gruntwork-docs/engine/lazy';
import { cleanQuery } from '#shared/parse-query.ts';
import { createLiveSearch, type SearchAnswer } from '../backends/live-search.ts';
import { loadBackend } from '../backends/load-backend.ts';
import type { SearchMessages } from '../messages/en.ts';
import { loadSearchMessages } from '../messages/load-search-messages.ts';
import { once } from '../once.ts';
import { getLanguage } from '../page-context.ts';
import hitStyles from '../results/results.css?inline';
import { createMoreResults } from './more-results.ts';
import pageStyles from './page.css?inline';
import { getPageParts, type PageParts } from './page-parts.ts';
import { createPageView } from './page-view.ts';
import { createQueryFields } from './query-fields.ts';
import { preserveScroll } from './saved-scroll.ts';

/** Milliseconds without typing before a query is sent. */
const DELAY = 300;
/** Hits per batch. */
const PLACES = 15;

/**
 * Connects a search page: field, filters, and results that load as the reader scrolls. Cleans up when the
 * reader leaves the page.
 */
export async function startSearchPage(page: HTMLElement, site: SiteData, left: AbortSignal): Promise<void> {
  const parts = getPageParts(page);
  adoptStyles(hitStyles, pageStyles);
  const lang = getLanguage();
  const texts = await loadSearchMessages(lang);
  if (left.aborted) return;
  const setTitle = createTitle(parts, texts, site);
  let place = preserveScroll(parts.list, left);
  const query = createQueryFields(parts, site);
  const view = createPageView(parts, texts, lang);
  const more = createMoreResults(view, left);
  const live = createLiveSearch({
    backend: once(() => loadBackend(site)),
    places: PLACES,
    delay: DELAY,
    onSend: query.keep,
    onAnswer: show,
  });
  left.addEventListener('abort', live.cancel);

  function ask(): void {
    const text = cleanQuery(parts.field.value).trim();
    setTitle(text);
    more.stop();
    if (text === '') {
      live.cancel();
      query.keep(text);
      view.showStart();
    } else {
      view.showFetching();
      live.ask(text, query.readFilters());
    }
  }

  function show(answer: SearchAnswer): void {
    if (answer.type === 'found') {
      view.showFound(answer.results.total, answer.first);
      more.start(answer.results, place);
      place = undefined;
      return;
    }
    console.warn('The search failed.', answer.error);
    view.clear();
    view.showFailure(ask);
  }

  query.listen(ask, left);
  query.begin();
  ask();
}

/** Creates a function that sets the title of the page and of the document, which ends in the site's. */
function createTitle({ heading }: PageParts, texts: SearchMessages, site: SiteData): (query: string) => void {
  const siteTitle = document.title.slice(document.title.lastIndexOf(` ${site.titleDelimiter ?? '|'} `));
  return (query) => {
    const title = query === '' ? texts.pageTitle : texts.pageTitleFor.replace('{query}', () => query);
    if (heading) heading.textContent = title;
    document.title = title + siteTitle;
  };
}
