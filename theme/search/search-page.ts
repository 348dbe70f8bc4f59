import { onNavigation, type SiteData } from '#client/public.ts';
import type { RecordClass } from '#shared/search/index-format.ts';
import { cleanQuery } from '#shared/search/parse-query.ts';
import type { SearchBatch, SearchGroup, SearchResults } from '#shared/search/search-result.ts';
import { createElement } from './dom.ts';
import { createLiveSearch, type SearchAnswer } from './live-search.ts';
import { loadProvider } from './load-provider.ts';
import { getLanguage } from './page-context.ts';
import { createGroupTitle, createHitContent, formatFound } from './render-results.ts';
import { adoptStyles, once } from './search-box.ts';
import styles from './search-results.css?inline';
import type { SearchTexts } from './texts/en.ts';
import { loadSearchTexts } from './texts/load-search-texts.ts';

/** Milliseconds without typing before a query is sent. */
const DELAY = 300;
/** Places that come at a time. */
const PLACES = 15;

let styled = false;

/** Brings a search page to life: its field, filters, and results that go on as the reader scrolls. */
export async function startSearchPage(page: HTMLElement, site: SiteData): Promise<void> {
  const find = <T extends Element>(name: string): T => {
    const element = page.querySelector<T>(`[data-search-${name}]`);
    if (element === null) throw new Error(`The search page has no \`data-search-${name}\`.`);
    return element;
  };
  if (!styled) adoptStyles(styles);
  styled = true;
  const texts = await loadSearchTexts(getLanguage());
  const form = find<HTMLFormElement>('form');
  const field = find<HTMLInputElement>('field');
  const kind = find<HTMLSelectElement>('kind');
  const version = page.querySelector<HTMLSelectElement>('[data-search-versions]');
  const status = find<HTMLElement>('status');
  const list = find<HTMLElement>('list');
  const heading = page.closest('article')?.querySelector('h1');
  const more = createElement('button', { type: 'button', class: 'button search-more' }, texts.more);
  more.hidden = true;
  list.after(more);
  const provider = once(() => loadProvider(site));
  let results: SearchResults | undefined;
  let isReading = false;

  /** What follows the page's own title. */
  const siteTitle = document.title.slice(document.title.lastIndexOf(` ${site.titleDelimiter} `));

  const live = createLiveSearch({ provider, places: PLACES, delay: DELAY, onAnswer: show });

  function ask(): void {
    const text = cleanQuery(field.value).trim();
    setTitle(text);
    keepQuery(text);
    results = undefined;
    if (text === '') {
      live.cancel();
      list.replaceChildren();
      more.hidden = true;
      status.textContent = '';
      return;
    }
    status.textContent = texts.fetching;
    list.setAttribute('aria-busy', 'true');
    live.ask(text, {
      ...(kind.value !== '' && { scope: kind.value as RecordClass }),
      ...(version !== null && { version: version.value }),
    });
  }

  function show(answer: SearchAnswer): void {
    list.removeAttribute('aria-busy');
    if (answer.type === 'failed') {
      console.warn('The search failed.', answer.error);
      list.replaceChildren();
      showProblem();
      return;
    }
    results = answer.results;
    const { total } = results;
    status.textContent = total === 0 ? texts.nothing : formatFound(texts, total, getLanguage());
    list.replaceChildren(...createItems(answer.first, texts));
    more.hidden = answer.first.done;
  }

  function showProblem(): void {
    const retry = createElement('button', { type: 'button', class: 'button' }, texts.retry);
    retry.addEventListener('click', ask);
    status.replaceChildren(`${texts.failed} `, retry);
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
    } catch {
      if (own === results) showProblem();
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
  onNavigation('gw:before-swap', () => {
    observer.disconnect();
    live.cancel();
  });

  field.value = new URL(location.href).searchParams.get('q') ?? field.value;
  if (field.value === '') field.focus();
  ask();
}

/** The address tells the query, so that it can be kept and shared; going back leaves the page. */
function keepQuery(text: string): void {
  const url = new URL(location.href);
  if ((url.searchParams.get('q') ?? '') === text) return;
  if (text === '') url.searchParams.delete('q');
  else url.searchParams.set('q', text);
  history.replaceState(history.state, '', url);
}

function createItems(batch: SearchBatch, texts: SearchTexts): HTMLElement[] {
  return batch.groups.map((group: SearchGroup) =>
    createElement(
      'li',
      {},
      createElement(
        'h2',
        { class: 'search-group' },
        createElement('a', { href: group.url }, ...createGroupTitle(group)),
      ),
      createElement(
        'ul',
        {},
        ...group.hits.map((hit) =>
          createElement(
            'li',
            {},
            createElement('a', { href: hit.url, class: 'search-hit' }, ...createHitContent(hit, texts)),
          ),
        ),
      ),
    ),
  );
}

function isInView(element: HTMLElement): boolean {
  return !element.hidden && element.getBoundingClientRect().top < window.innerHeight;
}
