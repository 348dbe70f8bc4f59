import { type Child, createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createIcon, type SearchIconName } from './search-icon.ts';

/** What is said in place of results; for those who listen the status says the same. */
export function createMessage(
  icon: SearchIconName,
  title: string,
  hint: string,
  ...more: Child[]
): HTMLElement {
  return createElement(
    'div',
    { class: 'search-nothing' },
    createIcon(icon, 28),
    createElement('p', { class: 'search-nothing-title' }, title),
    createElement('p', {}, hint),
    ...more,
  );
}

/** A message that the search failed, with a button to try again. */
export function createFailure(texts: SearchMessages, retry: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'button' }, texts.retry);
  button.addEventListener('click', retry);
  return createMessage('problem', texts.failed, texts.failedHint, button);
}

/** A remark beside results. */
export function createHint(text: string): HTMLElement {
  return createElement('p', { class: 'search-hint' }, text);
}
