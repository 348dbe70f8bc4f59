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

/** The builder's dialog; one instance per visit. */
export interface BuilderDialog {
  /** Shows the builder of a page, filled in from a link text, or as it was left without one. */
  show(button: HTMLButtonElement, text: string | undefined): void;
  /** Hides the dialog after the URL has changed. */
  hide(): void;
}

/** The content of the dialog and the page that it belongs to. */
interface Content {
  readonly button: HTMLButtonElement;
  /** Writes the link text for the current state. */
  write: () => string;
  /** Aborts when the content is no longer needed. */
  readonly left: AbortController;
}

/**
 * Milliseconds without typing before the URL updates: browsers limit how often it can change, and a long URL
 * takes them as long as a keystroke.
 */
const ADDRESS_DELAY = 500;

/** Creates the dialog. Escape, the button, the Back button, and another page close it. */
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
    // A skipped element could not take the focus back.
    release?.();
    release = undefined;
    if (element.open) element.close();
  };
  /** Closes the dialog for the reader, and removes the history entry that opened it. */
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
  // A link to a row of the page behind the dialog navigates to that row.
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
      // The mobile menu makes everything outside of it inert.
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

/** Whether opening the builder created the history entry. */
function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'builder' in state;
}

interface Listeners {
  readonly onClose: () => void;
  readonly onChange: (write: () => string) => void;
}

/** Renders the builder into the dialog once its code and the module have loaded. */
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
