import { messages } from './messages.ts';

export interface NoticeDialog {
  /** Shows the notice before a link. */
  show(href: string, onClose: () => void): void;
  close(): void;
}

/**
 * Creates the modal that explains links to private repositories, and adds it to the document. `onChoice` is
 * called with "don't warn me again" as soon as it is selected, because browsers report the closing of a
 * dialog later than other tabs and the next click.
 */
export function createNoticeDialog(onChoice: (dontWarnAgain: boolean) => void): NoticeDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'notice-dialog';
  dialog.setAttribute('aria-labelledby', '_subscriber-notice-title');
  const form = document.createElement('form');
  form.method = 'dialog';

  const title = createChild(form, 'h2', messages.title);
  title.id = '_subscriber-notice-title';
  createChild(form, 'p', messages.text);
  const label = createChild(form, 'label', '');
  const checkbox = createChild(label, 'input', '');
  checkbox.type = 'checkbox';
  checkbox.addEventListener('change', () => onChoice(checkbox.checked));
  label.append(` ${messages.dontWarn}`);

  const actions = createChild(form, 'div', '');
  actions.className = 'notice-actions';
  createChild(actions, 'button', messages.stay).className = 'button';
  const proceed = createChild(actions, 'a', messages.proceed);
  proceed.className = 'button button-primary';
  proceed.target = '_blank';
  proceed.rel = 'noopener noreferrer';
  proceed.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog element itself, any other click the form inside.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.append(form);
  document.body.append(dialog);

  return {
    show(href, onClose) {
      proceed.href = href;
      checkbox.checked = false;
      dialog.addEventListener('close', onClose, { once: true });
      dialog.showModal();
      proceed.focus();
    },
    close: () => dialog.close(),
  };
}

function createChild<K extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: K,
  text: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}
