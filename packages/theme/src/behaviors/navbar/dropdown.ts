import { onClick } from '../on-click.ts';

const DROPDOWN = '[data-dropdown]';
const ITEMS = ':scope ul a[href], :scope ul button';

/** Buttons of the open menus, so that a change of focus does not search for all menus. */
const opened = new Set<Element>();

/** Menus of the navbar: open on hover, click, Enter, and arrows; Escape and outside clicks close them. */
export function startDropdowns(): void {
  onClick(`${DROPDOWN} > button`, (button, event) => {
    // Hovering has already opened the menu, so the mouse click must not close it again.
    const hovered = event instanceof PointerEvent && event.pointerType === 'mouse';
    setOpen(button, hovered || button.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('pointerdown', ({ target }) => closeAll(target));
  document.addEventListener('focusin', ({ target }) => closeAll(target));
  document.addEventListener('keydown', handleKey);
  for (const [type, open] of [
    ['pointerover', true],
    ['pointerout', false],
  ] as const) {
    document.addEventListener(type, (event) => {
      const dropdown = findDropdown(event.target);
      // Touch has no hover; a tap is a click.
      if (dropdown === undefined || event.pointerType !== 'mouse') return;
      if (event.relatedTarget instanceof Node && dropdown.contains(event.relatedTarget)) return;
      setOpen(dropdown.querySelector('button'), open);
    });
  }
  // A mouse that was there before this script loaded fires no further event. Held clicks are replayed first: one that found an open menu would close it.
  if (matchMedia('(hover: hover)').matches)
    setTimeout(() => setOpen(document.querySelector(`${DROPDOWN}:hover > button`), true));
}

function handleKey(event: KeyboardEvent): void {
  const dropdown = findDropdown(event.target);
  const button = dropdown?.querySelector('button');
  if (event.key === 'Escape') {
    if (button && opened.has(button)) button.focus({ preventScroll: true });
    // Includes a menu opened by hover, wherever the focus is.
    closeAll(null);
  }
  if (dropdown === undefined || !button) return;
  const items = [...dropdown.querySelectorAll<HTMLElement>(ITEMS)];
  const index = items.findIndex((item) => item.matches(':focus'));
  const next = findNextItem(event.key, index, items.length);
  if (next === undefined) return;
  event.preventDefault();
  setOpen(button, true);
  items[next]?.focus({ preventScroll: true });
}

/** Returns the item that an arrow key moves to from `index` (-1: the button); undefined for other keys. */
export function findNextItem(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (index < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function findDropdown(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest(DROPDOWN)) || undefined;
}

function closeAll(target: EventTarget | null): void {
  for (const button of [...opened]) {
    if (!(target instanceof Node && findDropdown(button)?.contains(target))) setOpen(button, false);
  }
}

function setOpen(button: Element | null, open: boolean): void {
  if (button === null) return;
  button.setAttribute('aria-expanded', String(open));
  if (open) opened.add(button);
  else opened.delete(button);
}
