import type { SiteData } from '@gruntwork-docs/engine/client/public.ts';
import { cleanQuery } from '#shared/parse-query.ts';
import type { SearchProvider } from '#shared/search-result.ts';
import { writePageQuery } from '../page/page-query.ts';
import { getLanguage, getPageVersion, toAddressVersion } from '../page-context.ts';
import { createLiveSearch, type SearchAnswer } from '../providers/live-search.ts';
import { readSiteSearch } from '../site-search.ts';
import type { SearchTexts } from '../texts/en.ts';
import { createDialogBody } from './dialog-body.ts';
import { createModal, type Modal } from './modal.ts';
import { focusRow } from './row-keys.ts';
import { createSavedPlaces } from './saved-places.ts';
import { createSearchField } from './search-field.ts';

/** Places that the box shows; the search page has the others. */
const PLACES = 10;

export interface SearchDialog extends Pick<Modal, 'close' | 'isOpen' | 'isClosing'> {
  /** Opens the box; text is put into its field. */
  open(text?: string): void;
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
  const modal = createModal(texts.search, form, ...body.elements);
  /** Enter was pressed, with these keys, before the results were there. */
  let submitted: Modifiers | undefined;
  let hasFailed = false;
  /** The query that is answered or about to be. */
  let asked: string | undefined;

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

  cancel.addEventListener('click', modal.close);
  modal.element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const place = options.getPlace(link);
    if (place !== undefined)
      places.save('recent', { ...place, ...(versions.length > 1 && { version: getVersion() }) });
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) modal.close();
  });
  modal.element.addEventListener('close', () => {
    live.cancel();
    submitted = undefined;
  });

  return {
    open(text = '') {
      modal.open();
      if (text !== '') field.value = text;
      field.focus();
      if (text === '') field.select();
      // The page on the screen may be another one, of another version.
      asked = undefined;
      ask();
    },
    close: modal.close,
    get isOpen() {
      return modal.isOpen;
    },
    get isClosing() {
      return modal.isClosing;
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
