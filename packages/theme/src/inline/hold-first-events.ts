/** Elements that need a script, and links that do more with one. */
const HELD = 'button,[data-deferred],[data-category-toggle]';

/**
 * Holds clicks on elements that need a script, and the keys that open the search with the letters typed after
 * them. The returned function stops holding, and replays the held events in order.
 */
export function holdFirstEvents(): () => void {
  const held: Event[] = [];
  let isOver = false;
  let isTyping = false;
  const hold = (event: Event): void => {
    const target = event.target as Element;
    const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const isModified = ctrlKey || metaKey;
    const isOpener = isModified ? key === 'k' : key === '/' && !target.matches(':read-write');
    // Other keys and modified clicks are left to the browser, because the script can take any time to load.
    const isPlain =
      !isModified && (key ? isTyping && (!key[1] || key === 'Escape') : !shiftKey && target.closest(HELD));
    isTyping = key !== 'Escape' && (isTyping || isOpener);
    if (isOver || !(isOpener || isPlain)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
  return () => {
    isOver = true;
    for (const event of held)
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };
}
