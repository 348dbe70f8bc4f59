import { createElement } from './dom.ts';
import type { SearchTexts } from './texts/en.ts';

export interface SearchField {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly close: HTMLButtonElement;
}

/** The head of the search box: its field and the button that closes it. */
export function createSearchField(action: string, texts: SearchTexts): SearchField {
  const field = createElement('input', {
    type: 'search',
    name: 'q',
    role: 'combobox',
    'aria-label': texts.search,
    'aria-autocomplete': 'list',
    'aria-controls': 'search-results',
    'aria-expanded': 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    enterkeyhint: 'go',
    placeholder: texts.placeholder,
    spellcheck: 'false',
  });
  const close = createElement('button', { type: 'button', class: 'search-close' }, texts.close);
  const form = createElement('form', { action, class: 'search-head', role: 'search' });
  // The icon of the button that opens the box.
  const icon = document.querySelector('[data-search-open] svg')?.cloneNode(true);
  if (icon !== undefined) form.append(icon);
  form.append(field, close);
  return { form, field, close };
}
