import { showLoadError } from '@gruntwork-docs/engine/client';
import type { BuilderDialog } from './builder-dialog.ts';
import { BUILDER_HASH } from './builder-hash.ts';

let dialog: BuilderDialog | undefined;
let loading: Promise<BuilderDialog> | undefined;
let listens = false;
/** Removes the notice that the code did not load. */
let clearNotice: (() => void) | undefined;

/** Connects the button of the current page to the builder, and opens it when the URL asks for it. */
export function connectBuilder(): void {
  const button = findButton();
  if (button === null || button.dataset.connected !== undefined) return;
  button.dataset.connected = '';
  button.addEventListener('click', () => void open(button, undefined));
  if (!listens) {
    listens = true;
    window.addEventListener('hashchange', follow);
    window.addEventListener('popstate', follow);
  }
  follow();
}

/** Keeps the builder in sync with the URL: Back closes it, Forward opens it again. */
function follow(): void {
  const { hash } = location;
  const button = findButton();
  if (!hash.startsWith(BUILDER_HASH)) dialog?.hide();
  else if (button !== null) void open(button, hash.slice(BUILDER_HASH.length));
}

/** Opens the builder; without a text, in the state in which it was left. */
async function open(button: HTMLButtonElement, text: string | undefined): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  clearNotice?.();
  try {
    loading ??= import('./builder-dialog.ts').then(({ createBuilderDialog }) => createBuilderDialog());
    dialog = await loading;
    if (button.isConnected) dialog.show(button, text);
  } catch (error) {
    loading = undefined;
    console.warn('The builder does not open: its code could not be loaded.', error);
    clearNotice = showLoadError(button, error, () => void open(button, text));
  } finally {
    button.removeAttribute('aria-busy');
  }
}

function findButton(): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>('button[data-builder]');
}
