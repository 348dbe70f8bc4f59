import { cleanQuery } from '#shared/parse-query.ts';
import type { SearchBackend } from '#shared/search-result.ts';
import { createLiveSearch, type SearchAnswer } from '../backends/live-search.ts';
import type { DialogBody } from './dialog-body.ts';

/** Maximum number of hits in the box; the search page has the others. */
const PLACES = 10;

/** Modifier keys that open a link in a new tab or window. */
export type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The query of the search box, from the typed text to the hit that Enter opens. */
export interface DialogQuery {
  /** Searches for the field's text, unless it is answered or pending. */
  readonly ask: () => void;
  /** Searches for the field's text, even if it was searched before. */
  askAnew(): void;
  /** Opens the active hit, or the one that becomes active when the answer arrives. */
  submit(modifiers: Modifiers): void;
  /** Cancels pending work. */
  cancel(): void;
}

export function createDialogQuery(
  field: HTMLInputElement,
  body: Pick<DialogBody, 'options' | 'show' | 'showStart'>,
  backend: () => Promise<SearchBackend>,
): DialogQuery {
  const { options } = body;
  /** Modifiers of an Enter key pressed before the results arrived. */
  let submitted: Modifiers | undefined;
  let hasFailed = false;
  /** The query that is answered or pending. */
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

/** Clicks a link with the same modifier keys, so a new tab stays a new tab. */
function clickOn(link: HTMLElement | undefined, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window };
  link?.dispatchEvent(new MouseEvent('click', init));
}
