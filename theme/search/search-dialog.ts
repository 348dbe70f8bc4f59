import { onNavigation, type SiteData } from '#client/public.ts';
import { cleanQuery } from '#shared/search/parse-query.ts';
import type { SearchProvider } from '#shared/search/search-result.ts';
import { lockScroll } from '../behaviours/scroll-lock.ts';
import { createElement } from './dom.ts';
import { createLiveSearch, type SearchAnswer } from './live-search.ts';
import { createOptionList } from './option-list.ts';
import { getLanguage } from './page-context.ts';
import { formatFound } from './render-results.ts';
import { createSavedLists } from './saved-lists.ts';
import { savePlace } from './saved-places.ts';
import { createSearchField } from './search-field.ts';
import { readSiteSearch } from './site-search.ts';
import type { SearchTexts } from './texts/en.ts';

/** Places that the box shows; the search page has the others. */
const PLACES = 12;

export interface SearchDialog {
  /** Opens the box; text is put into its field. */
  open(text?: string): void;
  close(): void;
  readonly isOpen: boolean;
  /** The focus is on its way back to where it was. */
  readonly isClosing: boolean;
}

export interface SearchDialogInput {
  readonly site: SiteData;
  readonly texts: SearchTexts;
  readonly provider: () => Promise<SearchProvider>;
}

/** Creates the search box: a modal dialog with a field and the places that match it. */
export function createSearchDialog({ site, texts, provider }: SearchDialogInput): SearchDialog {
  const { url } = readSiteSearch(site);
  const { form, field, close: closeButton } = createSearchField(url, texts);
  const options = createOptionList(field, texts);
  const saved = createSavedLists(texts);
  const status = createElement('p', { class: 'search-status', role: 'status' });
  const problem = createElement('div', { class: 'search-problem' });
  const seeAll = createElement('a', { class: 'search-all', href: url });
  const keys = createElement('span', { class: 'search-keys' }, texts.keys);
  const body = createElement('div', { class: 'search-body' }, problem, saved.element, options.element);
  const foot = createElement('div', { class: 'search-foot' }, status, seeAll, keys);
  const dialog = createElement(
    'dialog',
    { class: 'search-dialog', 'aria-label': texts.search },
    form,
    body,
    foot,
  );
  document.body.append(dialog);
  let unlock: (() => void) | undefined;
  /** Enter was pressed before the results were there. */
  let openFirst = false;
  let isClosing = false;

  const live = createLiveSearch({ provider, places: PLACES, delay: 0, onAnswer: show });

  function ask(): void {
    const text = cleanQuery(field.value).trim();
    openFirst = false;
    if (text === '') {
      live.cancel();
      showNothing();
      return;
    }
    dialog.setAttribute('aria-busy', 'true');
    live.ask(text);
  }

  function showNothing(): void {
    dialog.removeAttribute('aria-busy');
    options.show([]);
    saved.update();
    saved.element.hidden = false;
    problem.replaceChildren(createElement('p', { class: 'search-hint' }, texts.scopes));
    status.textContent = '';
    seeAll.hidden = true;
  }

  function show(answer: SearchAnswer): void {
    dialog.removeAttribute('aria-busy');
    saved.element.hidden = true;
    if (answer.type === 'failed') {
      console.warn('The search failed.', answer.error);
      options.show([]);
      problem.replaceChildren(createProblem(texts.failed, texts.retry, retry));
      status.textContent = texts.failed;
      seeAll.hidden = true;
      return;
    }
    const { results, first, text } = answer;
    options.show(first.groups);
    const found = results.total === 0 ? texts.nothing : formatFound(texts, results.total, getLanguage());
    status.textContent = found;
    problem.replaceChildren();
    if (results.total === 0) {
      problem.append(createElement('p', { class: 'search-nothing' }, texts.nothing));
      problem.append(createElement('p', { class: 'search-hint' }, texts.nothingHint));
    }
    if (first.incomplete) problem.append(createElement('p', { class: 'search-hint' }, texts.incomplete));
    seeAll.hidden = results.total < 2;
    seeAll.textContent = texts.seeAll.replace('{n}', String(results.total));
    seeAll.href = `${url}?q=${encodeURIComponent(text)}`;
    if (openFirst) options.active?.click();
  }

  function retry(): void {
    field.focus();
    ask();
  }

  field.addEventListener('input', ask);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const target = findMove(event.key, options.size);
    if (target !== undefined) {
      event.preventDefault();
      options.move(target);
    } else if (event.key === 'Escape') {
      // A search field would only be emptied.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit(event);
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });

  function submit(event?: KeyboardEvent): void {
    if (live.isPending) openFirst = true;
    else if (options.active !== undefined) {
      // A click with the same keys held: a new tab stays a new tab.
      const { ctrlKey = false, metaKey = false, shiftKey = false } = event ?? {};
      options.active.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey,
          metaKey,
          shiftKey,
          view: window,
        }),
      );
    }
  }

  const close = (): void => {
    isClosing = true;
    dialog.close();
    isClosing = false;
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  closeButton.addEventListener('click', close);
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // The backdrop belongs to the dialog element itself.
    if (target === dialog) close();
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    const place = options.getPlace(link);
    if (place !== undefined) savePlace('recent', place);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  });
  dialog.addEventListener('close', () => {
    live.cancel();
    openFirst = false;
    unlock?.();
    unlock = undefined;
  });
  onNavigation('gw:before-swap', close);

  return {
    open(text = '') {
      if (!dialog.open) {
        dialog.showModal();
        unlock = lockScroll();
      }
      if (text !== '') field.value = text;
      field.focus();
      if (text === '') field.select();
      ask();
    },
    close,
    get isOpen() {
      return dialog.open;
    },
    get isClosing() {
      return isClosing;
    },
  };
}

/** Where a key moves among the options; Home and End are the field's as long as there are none. */
function findMove(key: string, size: number): 1 | -1 | 'first' | 'last' | undefined {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (size === 0) return undefined;
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

/** A message that something failed, with a button to try again. */
function createProblem(message: string, action: string, act: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'button' }, action);
  button.addEventListener('click', act);
  return createElement('div', { class: 'search-failed' }, createElement('p', {}, message), button);
}
