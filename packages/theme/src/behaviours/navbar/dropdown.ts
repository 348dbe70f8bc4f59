import { onClick } from '../on-click.ts';

const DROPDOWN = '[data-dropdown]';
const ITEMS = ':scope ul a[href], :scope ul button';

/** Menus of the navbar: open on hover, click, Enter and arrow keys; Escape and an outside click close them. */
export function startDropdowns(): void {
  onClick(`${DROPDOWN} > button`, (button, event) => {
    // A mouse has opened the menu by coming near: its click must not close it again.
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
      // Touch has no hover: its tap is a click.
      if (dropdown === undefined || event.pointerType !== 'mouse') return;
      if (event.relatedTarget instanceof Node && dropdown.contains(event.relatedTarget)) return;
      setOpen(dropdown.querySelector('button'), open);
    });
  }
}

function handleKey(event: KeyboardEvent): void {
  const dropdown = findDropdown(event.target);
  const button = dropdown?.querySelector('button');
  if (dropdown === undefined || !button) return;
  if (event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
    setOpen(button, false);
    button.focus({ preventScroll: true });
  }
  const items = [...dropdown.querySelectorAll<HTMLElement>(ITEMS)];
  const index = items.findIndex((item) => item.matches(':focus'));
  const next = findNextItem(event.key, index, items.length);
  if (next === undefined) return;
  event.preventDefault();
  setOpen(button, true);
  items[next]?.focus({ preventScroll: true });
}

/** The item an arrow key leads to from item `index` (-1: the button) of `count`; undefined for other keys. */
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
  for (const dropdown of document.querySelectorAll(DROPDOWN)) {
    if (!(target instanceof Node && dropdown.contains(target)))
      setOpen(dropdown.querySelector('button'), false);
  }
}

function setOpen(button: Element | null, open: boolean): void {
  button?.setAttribute('aria-expanded', String(open));
}
