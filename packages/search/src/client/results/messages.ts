import { type Child, createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createIcon, type SearchIconName } from './search-icon.ts';

/** Creates a message in place of results; the status region announces the same text. */
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

/** Creates an error message with a button to try again. */
export function createFailure(texts: SearchMessages, retry: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'button' }, texts.retry);
  button.addEventListener('click', retry);
  return createMessage('problem', texts.failed, texts.failedHint, button);
}

/** Creates a hint next to results. */
export function createHint(text: string): HTMLElement {
  return createElement('p', { class: 'search-hint' }, text);
}
