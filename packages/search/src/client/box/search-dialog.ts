import type { SiteData } from '@gruntwork-docs/engine/client';
import type { SearchBackend } from '#shared/search-result.ts';
import type { SearchMessages } from '../messages/en.ts';
import { writePageQuery } from '../page/page-query.ts';
import { getLanguage, getPageVersion, toAddressVersion } from '../page-context.ts';
import { readSiteSearch } from '../site-search.ts';
import { createDialogBody } from './dialog-body.ts';
import { createDialogQuery } from './dialog-query.ts';
import { startFieldKeys } from './field-keys.ts';
import { createModal, type Modal } from './modal.ts';
import type { OptionList } from './option-list.ts';
import { createRecentHits, type RecentHits } from './recent-hits.ts';
import { createSearchField } from './search-field.ts';

export interface SearchDialog extends Pick<Modal, 'close' | 'isOpen' | 'isClosing'> {
  /** Opens the box, and puts the text into its field. */
  open(text?: string): void;
}

export interface SearchDialogInput {
  readonly site: SiteData;
  readonly texts: SearchMessages;
  readonly backend: () => Promise<SearchBackend>;
}

/** Creates the search box: a modal dialog with a field and the matching hits. */
export function createSearchDialog({ site, texts, backend }: SearchDialogInput): SearchDialog {
  const { url } = readSiteSearch(site);
  const version = createVersionContext(site);
  const places = createRecentHits(site.baseUrl, getLanguage());
  const { form, field, cancel } = createSearchField(url, texts);
  const body = createDialogBody({
    field,
    texts,
    lang: getLanguage(),
    places,
    getVersion: version.get,
    getUrl: (text) =>
      writePageQuery(new URL(url, location.href).href, { text, kind: '', version: version.getForAddress() }),
    begin(text) {
      field.value = text;
      field.focus();
      query.ask();
    },
    retry() {
      field.focus();
      query.ask();
    },
  });
  const query = createDialogQuery(field, body, backend);
  const modal = createModal(texts.search, form, ...body.elements);

  field.addEventListener('input', query.ask);
  startFieldKeys(field, body, query);
  // Sent by the submit key of an on-screen keyboard.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    query.submit({ ctrlKey: false, metaKey: false, shiftKey: false });
  });
  cancel.addEventListener('click', modal.close);
  leaveByLinks(modal, body.options, places, version.getForPlace);
  modal.element.addEventListener('close', () => {
    if (!modal.isOpen) query.cancel();
  });

  return {
    open(text = '') {
      modal.open();
      if (text !== '') field.value = text;
      field.focus();
      if (text === '') field.select();
      // The current page can have changed, and with it the version.
      query.askAnew();
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

/** Creates accessors for the version that the box searches: that of the current page. */
function createVersionContext(site: SiteData) {
  const { versions = [] } = site;
  const latest = readSiteSearch(site).version;
  const get = (): string => getPageVersion(versions, latest);
  return {
    get,
    /** The version in the search page's URL. */
    getForAddress: (): string => toAddressVersion(get(), versions, latest),
    /** The version saved with a hit; absent if there is only one. */
    getForPlace: () => (versions.length > 1 ? { version: get() } : {}),
  };
}

/** Closes the box when a hit is clicked, unless it opens in a new tab; saves the hit. */
function leaveByLinks(
  modal: Modal,
  options: OptionList,
  places: RecentHits,
  getVersion: () => { readonly version?: string },
): void {
  modal.element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const place = options.getPlace(link);
    if (place !== undefined) places.save('recent', { ...place, ...getVersion() });
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) modal.close();
  });
}
