import type { SearchAnswer } from '../backends/live-search.ts';
import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createFailure, createHint, createMessage } from '../results/messages.ts';
import { formatCount, formatHitCount } from '../results/render-results.ts';
import { createOptionList, type OptionList } from './option-list.ts';
import { createStartView, type StartViewInput } from './start-view.ts';

export interface DialogBodyInput extends StartViewInput {
  readonly lang: string;
  /** Returns the URL of the search page with the results of a query. */
  getUrl(text: string): string;
  retry(): void;
}

/** The content of the search box below its field: one view at a time. */
export interface DialogBody {
  readonly elements: readonly HTMLElement[];
  readonly start: HTMLElement;
  readonly options: OptionList;
  showStart(): void;
  show(answer: SearchAnswer): void;
}

export function createDialogBody(input: DialogBodyInput): DialogBody {
  const { field, texts, lang, getUrl } = input;
  const options = createOptionList(field, texts);
  const start = createStartView(input);
  const status = createElement('p', { class: 'search-heard', role: 'status' });
  const message = createElement('div', { class: 'search-message' });
  const seeAll = createElement('a', { class: 'search-all' });
  const body = createElement(
    'div',
    { class: 'search-body' },
    createElement('div', { class: 'search-progress' }),
    status,
    message,
    start.element,
    options.element,
  );
  const foot = createElement('div', { class: 'search-foot' }, seeAll, createKeys(texts));

  return {
    elements: [body, foot],
    start: start.element,
    options,
    showStart() {
      options.show([]);
      start.update();
      start.element.hidden = false;
      message.replaceChildren();
      status.textContent = '';
      seeAll.hidden = true;
    },
    show(answer) {
      start.element.hidden = true;
      if (answer.type === 'failed') {
        options.show([]);
        message.replaceChildren(createFailure(texts, input.retry));
        status.textContent = texts.failed;
        seeAll.hidden = true;
        return;
      }
      const { results, first, text } = answer;
      const { total } = results;
      options.show(first.groups);
      status.textContent = total === 0 ? texts.nothing : formatHitCount(texts, total, lang);
      message.replaceChildren(
        ...(total === 0 ? [createMessage('nothing', texts.nothing, texts.nothingHint)] : []),
        ...(first.incomplete ? [createHint(texts.incomplete)] : []),
      );
      seeAll.hidden = total === 0;
      seeAll.textContent = texts.seeAll.replace('{n}', formatCount(total, lang));
      seeAll.href = getUrl(text);
    },
  };
}

function createKeys(texts: SearchMessages): HTMLElement {
  const keys = [
    [['↑', '↓'], texts.move],
    [['↵'], texts.open],
    [['Esc'], texts.close],
  ] as const;
  return createElement(
    'span',
    { class: 'search-keys', 'aria-hidden': 'true' },
    ...keys.map(([names, text]) =>
      createElement('span', {}, ...names.map((name) => createElement('kbd', {}, name)), text),
    ),
  );
}
