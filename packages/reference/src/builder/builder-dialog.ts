import { findHashTarget, lockScroll, moveFocus, onNavigation } from '@gruntwork-docs/engine/client';
import { adoptStyles, mountIsland } from '@gruntwork-docs/engine/lazy';
import { createElement } from 'react';
import { loadBuilderMessages } from '#shared/messages/load-builder-messages.ts';
import frame from './builder.css?inline';
import { BUILDER_HASH } from './builder-hash.ts';
import call from './call.css?inline';
import { coverPage } from './cover-page.ts';
import fields from './fields.css?inline';
import { loadModule } from './load-module.ts';
import paste from './paste.css?inline';

/** The builder's dialog, one for the visit. */
export interface BuilderDialog {
  /** Shows the builder of a page; a text of a link fills it in, without one it is as it was left. */
  show(button: HTMLButtonElement, text: string | undefined): void;
  /** Hides it, for the address is another one already. */
  hide(): void;
}

/** What is in the dialog, and of which page. */
interface Content {
  readonly button: HTMLButtonElement;
  /** Writes the text of the link to the present state. */
  write: () => string;
  /** Nobody waits for it any more. */
  readonly left: AbortController;
}

/**
 * Milliseconds without typing before the address follows: browsers limit how often it may change, and a long one takes
 * them as long as a key.
 */
const ADDRESS_DELAY = 500;

/** Makes the dialog: Escape, the button, back, and another page close it. */
export function createBuilderDialog(): BuilderDialog {
  adoptStyles(frame, fields, call, paste);
  const element = document.createElement('dialog');
  element.className = 'builder';
  document.body.append(element);
  let content: Content | undefined;
  let release: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    // What is skipped could not take the focus back.
    release?.();
    release = undefined;
    if (element.open) element.close();
  };
  /** The reader closes it: the entry of the history that opened it goes as well. */
  const leave = (): void => {
    hide();
    if (!location.hash.startsWith(BUILDER_HASH)) return;
    if (isOwnEntry(history.state)) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
  };
  const empty = (): void => {
    content?.left.abort();
    content = undefined;
    element.replaceChildren();
  };
  const fill = (button: HTMLButtonElement, start: string): void => {
    empty();
    const own: Content = { button, write: () => start, left: new AbortController() };
    content = own;
    mount(element, own, {
      onClose: leave,
      onChange(write) {
        own.write = write;
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (content === own && element.open)
            history.replaceState(history.state, '', BUILDER_HASH + write());
        }, ADDRESS_DELAY);
      },
    });
  };

  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // A link to a row of the page behind leads there.
  element.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    hide();
    const place = findHashTarget(link.hash);
    if (place !== null) moveFocus(place);
  });
  onNavigation('gw:before-swap', () => {
    hide();
    empty();
  });

  return {
    show(button, text) {
      const isSame = content?.button === button && (text === undefined || text === content.write());
      if (!isSame) fill(button, text ?? '');
      if (text === undefined && !location.hash.startsWith(BUILDER_HASH))
        history.pushState({ builder: true }, '', BUILDER_HASH + (content?.write() ?? ''));
      if (element.open) return;
      // The phone's menu makes everything outside of it inert.
      element.inert = false;
      element.setAttribute('aria-label', button.textContent ?? '');
      element.showModal();
      const unlock = lockScroll();
      const uncover = coverPage(element);
      release = () => {
        uncover();
        unlock();
      };
    },
    hide,
  };
}

/** Whether the entry of the history was made by opening the builder. */
function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'builder' in state;
}

interface Listeners {
  readonly onClose: () => void;
  readonly onChange: (write: () => string) => void;
}

/** Renders the builder into the dialog, once its code and the module are there. */
function mount(element: HTMLElement, content: Content, { onClose, onChange }: Listeners): void {
  const { builder: url = '', builderChanges: changesUrl, builderTexts } = content.button.dataset;
  const load = async () => {
    const [{ UsageBuilder }, module, texts] = await Promise.all([
      import('./UsageBuilder.tsx'),
      loadModule(url),
      loadBuilderMessages(document.documentElement.lang, builderTexts),
    ]);
    const title = document.querySelector('h1')?.textContent ?? module.name;
    return createElement(UsageBuilder, {
      module,
      texts,
      title: title.replaceAll('\u200b', ''),
      start: content.write(),
      ...(changesUrl !== undefined && { changesUrl }),
      onClose,
      onChange,
    });
  };
  void mountIsland(element, { name: 'UsageBuilder', load, signal: content.left.signal });
}
