/** What works by script alone, and links that do more with it. */
const HELD = 'button,[data-subscribers-only],[data-category-toggle]';

/**
 * Holds clicks on what works by script, and the keys that open the search with all that follow them. The returned function
 * lets events be, and sends those that were held again, in their order.
 */
export function holdFirstEvents(): () => void {
  const held: Event[] = [];
  let isOver = false;
  let isTyping = false;
  const hold = (event: Event): void => {
    const target = event.target as Element;
    const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const isModified = ctrlKey || metaKey;
    isTyping ||= isModified ? key === 'k' : key === '/' && !target.matches(':read-write');
    // A modified click opens a tab or a window.
    if (isOver || !(key ? isTyping : !isModified && !shiftKey && target.closest(HELD))) return;
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
