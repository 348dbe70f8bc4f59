import type { SearchBatch } from '#shared/search-result.ts';
import { createElement } from '../dom.ts';
import type { SearchMessages } from '../messages/en.ts';
import { createFailure, createHint, createMessage } from '../results/messages.ts';
import { formatHitCount } from '../results/render-results.ts';
import type { PageParts } from './page-parts.ts';
import { createItems } from './page-results.ts';

/** The view of a search page below its field. */
export interface PageView {
  /** The button for more results, below them; hidden when there are no more. */
  readonly more: HTMLButtonElement;
  /** Pages in the list. */
  readonly count: number;
  /** Shows links into the site when there is no query. */
  showStart(): void;
  /** Shows that an answer is pending; results of the previous query stay. */
  showFetching(): void;
  showFound(total: number, first: SearchBatch): void;
  append(batch: SearchBatch): void;
  /** Removes the results. */
  clear(): void;
  /** Shows an error below the results. */
  showFailure(retry: () => void): void;
  /** Removes the error during a retry, and announces the number of results again. */
  takeBackFailure(total: number): void;
}

type ShownParts = Pick<PageParts, 'status' | 'list' | 'ways'>;

export function createPageView(
  { status, list, ways }: ShownParts,
  texts: SearchMessages,
  lang: string,
): PageView {
  const message = createElement('div', { class: 'search-message' });
  const more = createElement('button', { type: 'button', class: 'button search-more' }, texts.more);
  more.hidden = true;
  list.after(message, more);

  /** Announces the state to screen readers, and shows it unless a message does. */
  const tell = (text: string, hasMessage = false): void => {
    status.textContent = text;
    status.classList.toggle('search-heard', hasMessage);
  };
  const clear = (): void => {
    list.removeAttribute('aria-busy');
    list.replaceChildren();
    message.replaceChildren();
    more.hidden = true;
  };

  return {
    more,
    get count() {
      return list.children.length;
    },
    clear,
    showStart() {
      ways.toggleAttribute('data-shown', true);
      clear();
      tell('');
    },
    showFetching() {
      ways.toggleAttribute('data-shown', false);
      list.setAttribute('aria-busy', 'true');
      tell(texts.fetching);
    },
    showFound(total, first) {
      clear();
      if (total === 0) message.append(createMessage('nothing', texts.nothing, texts.nothingHint));
      if (first.incomplete) message.append(createHint(texts.incomplete));
      list.append(...createItems(first, texts));
      more.hidden = first.done;
      tell(total === 0 ? texts.nothing : formatHitCount(texts, total, lang), total === 0);
    },
    append(batch) {
      list.append(...createItems(batch, texts));
      more.hidden = batch.done;
      if (batch.incomplete) message.replaceChildren(createHint(texts.incomplete));
    },
    showFailure(retry) {
      tell(texts.failed, true);
      message.replaceChildren(createFailure(texts, retry));
      more.hidden = true;
    },
    takeBackFailure(total) {
      message.replaceChildren();
      tell(formatHitCount(texts, total, lang));
    },
  };
}
