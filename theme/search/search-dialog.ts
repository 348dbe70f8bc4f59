import { onNavigation, type SiteData } from '#client/public.ts';
import { cleanQuery } from '#shared/search/parse-query.ts';
import type { SearchProvider } from '#shared/search/search-result.ts';
import { lockScroll } from '../behaviours/scroll-lock.ts';
import { createDialogBody } from './dialog-body.ts';
import { createElement } from './dom.ts';
import { fitViewport } from './fit-viewport.ts';
import { createLiveSearch, type SearchAnswer } from './live-search.ts';
import { getLanguage, getPageVersion, toAddressVersion } from './page-context.ts';
import { writePageQuery } from './page-query.ts';
import { focusRow } from './row-keys.ts';
import { createSavedPlaces } from './saved-places.ts';
import { createSearchField } from './search-field.ts';
import { readSiteSearch } from './site-search.ts';
import type { SearchTexts } from './texts/en.ts';

/** Places that the box shows; the search page has the others. */
const PLACES = 10;

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

/** Keys that open a link elsewhere. */
type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Creates the search box: a modal dialog with a field and the places that match it. */
export function createSearchDialog({ site, texts, provider }: SearchDialogInput): SearchDialog {
  const { url, version: latest } = readSiteSearch(site);
  const { versions = [] } = site;
  const getVersion = () => getPageVersion(versions, latest);
  const places = createSavedPlaces(site.baseUrl, getLanguage());
  const { form, field, cancel } = createSearchField(url, texts);
  const body = createDialogBody({
    field,
    texts,
    lang: getLanguage(),
    places,
    getVersion,
    getUrl: (text) =>
      writePageQuery(new URL(url, location.href).href, {
        text,
        kind: '',
        version: toAddressVersion(getVersion(), versions, latest),
      }),
    begin(text) {
      field.value = text;
      field.focus();
      ask();
    },
    retry() {
      field.focus();
      ask();
    },
  });
  const { options } = body;
  const dialog = createElement(
    'dialog',
    { class: 'search-dialog', 'aria-label': texts.search },
    form,
    ...body.elements,
  );
  document.body.append(dialog);
  let release: (() => void) | undefined;
  /** Enter was pressed, with these keys, before the results were there. */
  let submitted: Modifiers | undefined;
  let hasFailed = false;
  /** The query that is answered or about to be. */
  let asked: string | undefined;
  let isClosing = false;

  const live = createLiveSearch({ provider, places: PLACES, delay: 0, onAnswer: show });

  function ask(): void {
    const text = cleanQuery(field.value).trim();
    if (text === asked && !hasFailed) return;
    asked = text;
    submitted = undefined;
    hasFailed = false;
    if (text === '') {
      live.cancel();
      options.setBusy(false);
      body.showStart();
      return;
    }
    options.setBusy(true);
    live.ask(text);
  }

  function show(answer: SearchAnswer): void {
    options.setBusy(false);
    hasFailed = answer.type === 'failed';
    if (answer.type === 'failed') console.warn('The search failed.', answer.error);
    body.show(answer);
    if (submitted !== undefined) openActive(submitted);
    submitted = undefined;
  }

  function submit(modifiers: Modifiers): void {
    if (live.isPending) submitted = modifiers;
    else if (hasFailed) ask();
    else openActive(modifiers);
  }

  /** A click with the same keys held: a new tab stays a new tab. */
  function openActive({ ctrlKey, metaKey, shiftKey }: Modifiers): void {
    const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window };
    options.active?.dispatchEvent(new MouseEvent('click', init));
  }

  field.addEventListener('input', ask);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const target = findMove(event.key, options.size);
    if (target !== undefined) {
      event.preventDefault();
      options.move(target);
    } else if (event.key === 'ArrowDown') {
      if (!body.start.hidden && focusRow(body.start, 'first')) event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit(event);
    }
  });
  // The button that a phone's keyboard has.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit({ ctrlKey: false, metaKey: false, shiftKey: false });
  });

  const close = (): void => {
    isClosing = true;
    dialog.close();
    isClosing = false;
  };
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Of a search field only the text would go, and nothing behind the box is meant.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  cancel.addEventListener('click', close);
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // The backdrop belongs to the dialog element itself.
    if (target === dialog) close();
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    const place = options.getPlace(link);
    if (place !== undefined)
      places.save('recent', { ...place, ...(versions.length > 1 && { version: getVersion() }) });
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  });
  dialog.addEventListener('close', () => {
    live.cancel();
    submitted = undefined;
    release?.();
    release = undefined;
  });
  onNavigation('gw:before-swap', close);

  return {
    open(text = '') {
      if (!dialog.open) {
        // The phone's menu makes everything outside of it inert.
        dialog.inert = false;
        dialog.showModal();
        const releases = [lockScroll(), fitViewport(dialog)];
        release = () => {
          for (const end of releases) end();
        };
      }
      if (text !== '') field.value = text;
      field.focus();
      if (text === '') field.select();
      // The page on the screen may be another one, of another version.
      asked = undefined;
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
  if (size === 0) return undefined;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}
