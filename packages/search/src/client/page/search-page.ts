import { onNavigation, type SiteData } from '@gruntwork-docs/engine/client/public.ts';
import type { RecordClass } from '#shared/index-format.ts';
import { cleanQuery } from '#shared/parse-query.ts';
import type { SearchResults } from '#shared/search-result.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { createElement } from '../dom.ts';
import { once } from '../once.ts';
import { getLanguage, getPreferredVersion, toAddressVersion } from '../page-context.ts';
import { createLiveSearch, type SearchAnswer } from '../providers/live-search.ts';
import { loadProvider } from '../providers/load-provider.ts';
import { createFailure, createHint, createMessage } from '../results/messages.ts';
import { formatFound } from '../results/render-results.ts';
import hitStyles from '../results/results.css?inline';
import { readSiteSearch } from '../site-search.ts';
import { loadSearchTexts } from '../texts/load-search-texts.ts';
import pageStyles from './page.css?inline';
import { getPageParts } from './page-parts.ts';
import { readPageQuery, writePageQuery } from './page-query.ts';
import { createItems } from './page-results.ts';

/** Milliseconds without typing before a query is sent. */
const DELAY = 300;
/** Places that come at a time. */
const PLACES = 15;

/** Brings a search page to life: its field, filters, and results that go on as the reader scrolls. */
export async function startSearchPage(page: HTMLElement, site: SiteData): Promise<void> {
  const { form, field, kind, version, status, list, ways, heading } = getPageParts(page);
  adoptStyles(hitStyles, pageStyles);
  const lang = getLanguage();
  const texts = await loadSearchTexts(lang);
  const message = createElement('div', { class: 'search-message' });
  const more = createElement('button', { type: 'button', class: 'button search-more' }, texts.more);
  more.hidden = true;
  list.after(message, more);
  const provider = once(() => loadProvider(site));
  const { versions = [] } = site;
  const latest = readSiteSearch(site).version;
  let results: SearchResults | undefined;
  let isReading = false;

  /** What follows the page's own title. */
  const siteTitle = document.title.slice(document.title.lastIndexOf(` ${site.titleDelimiter} `));

  const live = createLiveSearch({
    provider,
    places: PLACES,
    delay: DELAY,
    onSend: keepQuery,
    onAnswer: show,
  });

  function ask(): void {
    const text = cleanQuery(field.value).trim();
    setTitle(text);
    results = undefined;
    ways.toggleAttribute('data-shown', text === '');
    if (text === '') {
      live.cancel();
      keepQuery(text);
      list.replaceChildren();
      message.replaceChildren();
      more.hidden = true;
      tell('');
      return;
    }
    tell(texts.fetching);
    list.setAttribute('aria-busy', 'true');
    live.ask(text, {
      ...(kind.value !== '' && { scope: kind.value as RecordClass }),
      ...(version !== null && { version: version.value }),
    });
  }

  function show(answer: SearchAnswer): void {
    list.removeAttribute('aria-busy');
    message.replaceChildren();
    more.hidden = true;
    if (answer.type === 'failed') {
      console.warn('The search failed.', answer.error);
      list.replaceChildren();
      showFailure(ask);
      return;
    }
    const { first } = answer;
    results = answer.results;
    const { total } = results;
    const count = total === 0 ? texts.nothing : formatFound(texts, total, lang);
    tell(count, total === 0);
    if (total === 0) message.append(createMessage('nothing', texts.nothing, texts.nothingHint));
    if (first.incomplete) message.append(createHint(texts.incomplete));
    list.replaceChildren(...createItems(first, texts));
    more.hidden = first.done;
  }

  /** Tells the state to those who listen, and to those who look unless a message does. */
  function tell(text: string, hasMessage = false): void {
    status.textContent = text;
    status.classList.toggle('search-heard', hasMessage);
  }

  function showFailure(retry: () => void): void {
    tell(texts.failed, true);
    message.replaceChildren(createFailure(texts, retry));
    more.hidden = true;
  }

  async function readMore(): Promise<void> {
    const own = results;
    if (own === undefined || isReading) return;
    isReading = true;
    try {
      const batch = await own.next();
      // Another query may have been answered in the meantime.
      if (own !== results) return;
      list.append(...createItems(batch, texts));
      more.hidden = batch.done;
      if (batch.incomplete) message.replaceChildren(createHint(texts.incomplete));
    } catch (error) {
      if (own !== results) return;
      console.warn('More results could not be loaded.', error);
      showFailure(() => {
        message.replaceChildren();
        tell(formatFound(texts, own.total, lang));
        void readMore();
      });
    } finally {
      isReading = false;
    }
    if (isInView(more)) void readMore();
  }

  function setTitle(text: string): void {
    const title = text === '' ? texts.pageTitle : texts.pageTitleFor.replace('{query}', () => text);
    if (heading) heading.textContent = title;
    document.title = title + siteTitle;
  }

  /** The address tells the query, so that it can be kept and shared; going back leaves the page. */
  function keepQuery(text: string): void {
    const href = writePageQuery(location.href, {
      text,
      kind: kind.value,
      version: version === null ? '' : toAddressVersion(version.value, versions, latest),
    });
    if (href !== location.href) history.replaceState(history.state, '', href);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  field.addEventListener('input', ask);
  kind.addEventListener('change', ask);
  version?.addEventListener('change', ask);
  more.addEventListener('click', () => void readMore());
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void readMore();
  });
  observer.observe(more);
  const left = new AbortController();
  // Back and forward among queries stay on this page.
  window.addEventListener('popstate', readAddress, { signal: left.signal });
  onNavigation('gw:before-swap', () => {
    observer.disconnect();
    left.abort();
    live.cancel();
  });

  function readAddress(): void {
    const asked = readPageQuery(location.href, versions);
    field.value = asked.text;
    kind.value = asked.kind;
    if (version !== null) version.value = asked.version || getPreferredVersion(versions, latest);
    ask();
  }

  // What was typed before this code was there is not lost.
  const typed = field.value;
  readAddress();
  if (field.value !== '') return;
  field.value = typed;
  field.focus();
  ask();
}

function isInView(element: HTMLElement): boolean {
  return !element.hidden && element.getBoundingClientRect().top < window.innerHeight;
}
