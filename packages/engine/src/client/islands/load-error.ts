import { runtimeTexts } from '#shared/runtime-texts.ts';
import { translate } from '../page/get-texts.ts';

export interface LoadErrorOptions {
  /** A heading for a whole page's error; none inside a page. */
  readonly title?: string;
  readonly message: string;
  readonly onAction: () => void;
}

/** A failure the reader can do something about: what went wrong and a button to try again. */
export function createLoadError({ title, message, onAction }: LoadErrorOptions): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  if (title !== undefined) box.append(createElement('h1', title));
  const button = createElement('button', translate(runtimeTexts).retry);
  button.setAttribute('type', 'button');
  button.addEventListener('click', onAction);
  box.append(createElement('p', message), button);
  return box;
}

/** Says behind a control that its code could not be loaded, until the reader tries again or what it gives is called. */
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

/** The words of whatever was thrown. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
