import { runtimeMessages } from '#shared/runtime-messages.ts';
import { translate } from '../page/get-messages.ts';

export interface LoadErrorOptions {
  /** A heading for a whole page's error; none inside a page. */
  readonly title?: string;
  readonly message: string;
  readonly onAction: () => void;
}

/** A failure that the reader can act on: the message and a button to try again. */
export function createLoadError({ title, message, onAction }: LoadErrorOptions): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  if (title !== undefined) box.append(createElement('h1', title));
  const button = createElement('button', translate(runtimeMessages).retry);
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => void tryAgain(message, onAction));
  box.append(createElement('p', message), button);
  return box;
}

/** Messages of failures that were retried on this page. */
const tried = new Set<string>();

/**
 * Tries again. Older browsers such as Chromium 150 cache a failed module load and fail without a new request:
 * a second failure reloads the page, provided that the page can be reached.
 */
async function tryAgain(message: string, onAction: () => void): Promise<void> {
  const isSecond = tried.has(message);
  tried.add(message);
  const arrives = isSecond && (await fetch(location.href, { method: 'HEAD' }).catch(() => undefined))?.ok;
  if (arrives) location.reload();
  else onAction();
}

/**
 * Shows after a control that its code could not be loaded, until the reader retries or the returned function
 * is called.
 */
export function showLoadError(control: Element, error: unknown, retry: () => void): () => void {
  const box = createLoadError({
    message: toMessage(error),
    onAction() {
      box.remove();
      retry();
    },
  });
  control.after(box);
  return () => box.remove();
}

function createElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** The message of any thrown value. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
