import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createIcon } from '../results/search-icon.ts';

export interface SearchField {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly cancel: HTMLButtonElement;
}

/** Creates the header of the search box: its field and close button. */
export function createSearchField(action: string, texts: SearchMessages): SearchField {
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
  const cancel = createElement(
    'button',
    { type: 'button', class: 'search-cancel' },
    createElement('span', {}, texts.cancel),
    ' ',
    createElement('kbd', {}, 'Esc'),
  );
  const form = createElement('form', { action, class: 'search-head', role: 'search' });
  form.append(createIcon('search', 20), field, cancel);
  return { form, field, cancel };
}
