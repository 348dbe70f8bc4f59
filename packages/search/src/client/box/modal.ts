import { lockScroll, onNavigation } from '@gruntwork-docs/engine/client';
import { createElement } from '../dom.ts';
import { fitViewport } from './fit-viewport.ts';

export interface Modal {
  readonly element: HTMLDialogElement;
  /** Shows the dialog if it is hidden. */
  open(): void;
  /** Hides the dialog, and restores the focus. */
  close(): void;
  readonly isOpen: boolean;
  /** True while the focus is being restored. */
  readonly isClosing: boolean;
}

/** Creates the search dialog. Escape, a click outside, and another page close it. */
export function createModal(label: string, ...parts: readonly HTMLElement[]): Modal {
  const element = createElement('dialog', { class: 'search-dialog', 'aria-label': label }, ...parts);
  document.body.append(element);
  let releases: (() => void)[] = [];
  let isClosing = false;

  const release = (): void => {
    for (const end of releases) end();
    releases = [];
  };
  const close = (): void => {
    isClosing = true;
    element.close();
    isClosing = false;
    release();
  };
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // In a search field, Escape would only clear the text; nothing behind the box should handle it.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  element.addEventListener('click', ({ target }) => {
    // A click on the backdrop targets the dialog element itself.
    if (target === element) close();
  });
  // The event is a later task, when the dialog can be open again. It also covers other ways in which browsers
  // close a dialog.
  element.addEventListener('close', () => {
    if (!element.open) release();
  });
  onNavigation('gw:before-swap', close);

  return {
    element,
    open() {
      if (element.open) return;
      // The mobile menu makes everything outside of it inert.
      element.inert = false;
      element.showModal();
      releases = [lockScroll(), fitViewport(element)];
    },
    close,
    get isOpen() {
      return element.open;
    },
    get isClosing() {
      return isClosing;
    },
  };
}
