import { getBehaviourTexts } from './get-texts.ts';

export interface NoticeDialog {
  /** Shows the notice before a link; `onClose` gets the state of "don't warn me again". */
  show(href: string, onClose: (dontWarnAgain: boolean) => void): void;
}

/** Creates the modal that explains links to private repositories, and puts it into the document. */
export function createNoticeDialog(): NoticeDialog {
  const texts = getBehaviourTexts();
  const dialog = document.createElement('dialog');
  dialog.className = 'notice-dialog';
  dialog.setAttribute('aria-labelledby', '_subscriber-notice-title');
  const form = document.createElement('form');
  form.method = 'dialog';

  const title = createChild(form, 'h2', texts.subscribersTitle);
  title.id = '_subscriber-notice-title';
  createChild(form, 'p', texts.subscribersText);
  const label = createChild(form, 'label', '');
  const checkbox = createChild(label, 'input', '');
  checkbox.type = 'checkbox';
  label.append(` ${texts.subscribersDontWarn}`);

  const actions = createChild(form, 'div', '');
  actions.className = 'notice-actions';
  createChild(actions, 'button', texts.subscribersStay).className = 'button';
  const proceed = createChild(actions, 'a', texts.subscribersContinue);
  proceed.className = 'button button-primary';
  proceed.target = '_blank';
  proceed.rel = 'noopener noreferrer';
  proceed.addEventListener('click', () => dialog.close());
  // The backdrop belongs to the dialog element itself, everything else to the form inside.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.append(form);
  document.body.append(dialog);

  return {
    show(href, onClose) {
      proceed.href = href;
      checkbox.checked = false;
      dialog.addEventListener('close', () => onClose(checkbox.checked), { once: true });
      dialog.showModal();
      proceed.focus();
    },
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
