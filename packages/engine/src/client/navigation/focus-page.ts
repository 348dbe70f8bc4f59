import { tryDecode } from '#shared/try-decode.ts';
import { afterPaint } from '../page/after-paint.ts';

/** The target element of a URL's hash, decoded as browsers do; null without a hash or a matching element. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  return document.getElementById(id) ?? document.getElementById(tryDecode(id));
}

/**
 * Moves the keyboard focus to an element without scrolling; an element that isn't focusable becomes so until
 * it loses focus.
 */
export function moveFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * After a page change: focuses the hash target or the content, and has screen readers announce the new title.
 */
export function focusPage(hash: string): void {
  const target = findHashTarget(hash) ?? document.querySelector<HTMLElement>('#_main, main');
  if (target !== null) moveFocus(target);
  // Focusing has just laid out the page: changing a text now would force another layout.
  afterPaint(() => announce(document.title));
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]');
  if (announcer !== null) announcer.textContent = text;
}
