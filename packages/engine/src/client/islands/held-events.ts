/** Keys that move inside a widget; keys typed into a field stay with the field. */
const WIDGET_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const TEXT_FIELD = 'input,textarea,select,[contenteditable]';

/**
 * Holds clicks and widget keys on targets that are not ready yet, and replays them later. `waitFor` returns
 * the promise to wait for, or undefined for a target that can handle its events now. Events with modifier
 * keys or other mouse buttons stay with the browser.
 */
export function holdEvents(waitFor: (target: Element) => Promise<unknown> | undefined): void {
  const queues = new WeakMap<Promise<unknown>, Promise<void>>();
  const hold = (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof Element) || !isPlain(event)) return;
    const { target } = event;
    const ready = waitFor(target);
    if (ready === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const replay = () => {
      if (target.isConnected) target.dispatchEvent(repeat(event));
    };
    // Events are replayed in separate tasks, as in the original: a component renders in between.
    const queue = (queues.get(ready) ?? ready).then(replay, replay).then(nextTask);
    queues.set(ready, queue);
  };
  document.addEventListener('click', hold, { capture: true });
  document.addEventListener('keydown', hold, { capture: true });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (event instanceof MouseEvent) return event.button === 0;
  return WIDGET_KEYS.has(event.key) && !(event.target instanceof Element && event.target.matches(TEXT_FIELD));
}

function repeat(event: MouseEvent | KeyboardEvent): Event {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: event.detail };
  if (event instanceof KeyboardEvent)
    return new KeyboardEvent('keydown', { ...init, key: event.key, code: event.code });
  return new MouseEvent('click', { ...init, clientX: event.clientX, clientY: event.clientY });
}
