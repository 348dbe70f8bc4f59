import { cleanQuery } from '#shared/parse-query.ts';
import type { SearchBackend } from '#shared/search-result.ts';
import { createLiveSearch, type SearchAnswer } from '../backends/live-search.ts';
import type { DialogBody } from './dialog-body.ts';

/** Places that the box shows; the search page has the others. */
const PLACES = 10;

/** Keys that open a link elsewhere. */
export type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The query in the box's field, from what is typed to the place that Enter opens. */
export interface DialogQuery {
  /** Asks for what is in the field, unless that is answered or about to be. */
  readonly ask: () => void;
  /** Asks for what is in the field, whatever was asked before. */
  askAnew(): void;
  /** Opens the active place, or the one that will be active when the answer is there. */
  submit(modifiers: Modifiers): void;
  /** Whatever is on its way is not wanted any more. */
  cancel(): void;
}

export function createDialogQuery(
  field: HTMLInputElement,
  body: Pick<DialogBody, 'options' | 'show' | 'showStart'>,
  backend: () => Promise<SearchBackend>,
): DialogQuery {
  const { options } = body;
  /** Enter was pressed, with these keys, before the results were there. */
  let submitted: Modifiers | undefined;
  let hasFailed = false;
  /** The query that is answered or about to be. */
  let asked: string | undefined;
  const live = createLiveSearch({ backend, places: PLACES, delay: 0, onAnswer: show });

  function ask(): void {
    const text = cleanQuery(field.value).trim();
    if (text === asked && !hasFailed) return;
    asked = text;
    submitted = undefined;
    hasFailed = false;
    options.setBusy(text !== '');
    if (text !== '') {
      live.ask(text);
      return;
    }
    live.cancel();
    body.showStart();
  }

  function show(answer: SearchAnswer): void {
    options.setBusy(false);
    hasFailed = answer.type === 'failed';
    if (answer.type === 'failed') console.warn('The search failed.', answer.error);
    body.show(answer);
    if (submitted !== undefined) clickOn(options.active, submitted);
    submitted = undefined;
  }

  return {
    ask,
    askAnew() {
      asked = undefined;
      ask();
    },
    submit(modifiers) {
      if (live.isPending) submitted = modifiers;
      else if (hasFailed) ask();
      else clickOn(options.active, modifiers);
    },
    cancel() {
      live.cancel();
      submitted = undefined;
    },
  };
}

/** A click with the same keys held: a new tab stays a new tab. */
function clickOn(link: HTMLElement | undefined, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window };
  link?.dispatchEvent(new MouseEvent('click', init));
}
