import { lockScroll, onNavigation } from '@gruntwork-docs/engine/client';
import { createElement } from '../dom.ts';
import { fitViewport } from './fit-viewport.ts';

export interface Modal {
  readonly element: HTMLDialogElement;
  /** Shows the dialog; one that is shown stays. */
  open(): void;
  /** Hides the dialog; the focus goes back to where it was. */
  close(): void;
  readonly isOpen: boolean;
  /** The focus is on its way back. */
  readonly isClosing: boolean;
}

/** Makes the search box's dialog. Escape, a click beside it and another page close it. */
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
    // Of a search field only the text would go, and nothing behind the box is meant.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  element.addEventListener('click', ({ target }) => {
    // The backdrop belongs to the dialog element itself.
    if (target === element) close();
  });
  // The event comes in a later task: by then the dialog may be open again. The browser closes it by other means, too.
  element.addEventListener('close', () => {
    if (!element.open) release();
  });
  onNavigation('gw:before-swap', close);

  return {
    element,
    open() {
      if (element.open) return;
      // The phone's menu makes everything outside of it inert.
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
