import { tryDecode } from '#shared/try-decode.ts';
import { afterPaint } from '../page/after-paint.ts';

/** The element a URL's hash points at, decoded as browsers do; null without a hash or without such an element. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  return document.getElementById(id) ?? document.getElementById(tryDecode(id));
}

/** Moves the keyboard's place to an element without scrolling; one that takes no focus does so until it is left. */
export function moveFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** After a page has changed: focus to the hash target or the content, and the new title said by screen readers. */
export function focusPage(hash: string): void {
  const target = findHashTarget(hash) ?? document.querySelector<HTMLElement>('#_main, main');
  if (target !== null) moveFocus(target);
  // The browser has laid out the page for its focus: another text would have it lay out something once more.
  afterPaint(() => announce(document.title));
}

/** Has screen readers say a text. */
export function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]');
  if (announcer !== null) announcer.textContent = text;
}
