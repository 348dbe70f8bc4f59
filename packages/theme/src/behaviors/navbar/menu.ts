import { lockScroll, onNavigation } from '@gruntwork-docs/engine/client';
import { onClick } from '../on-click.ts';

/**
 * Width up to which the phone menu replaces the navbar's links and the sidebar: 996 pixels with text of the usual size,
 * more for readers who have it larger. Stylesheets have the same width.
 */
const BREAKPOINT = '62.25em';

/** The phone menu: modal while open, closed by Escape, a route change, or growing to a desktop's width. */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLElement>('button[data-menu-toggle]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (toggle === null || menu === null) return;
  const narrow = window.matchMedia(`(max-width: ${BREAKPOINT})`);
  let close: (() => void) | undefined;

  const open = () => {
    // A script may press a button that is not shown.
    if (!narrow.matches) return;
    menu.hidden = false;
    const releases = [lockScroll(), borrowSidebar(menu), makeInert(menu, toggle)];
    toggle.setAttribute('aria-expanded', 'true');
    document.documentElement.dataset.menuOpen = '';
    close = () => {
      close = undefined;
      menu.hidden = true;
      toggle.setAttribute('aria-expanded', 'false');
      delete document.documentElement.dataset.menuOpen;
      for (const release of releases) release();
    };
  };

  onClick('button[data-menu-toggle]', () => (close ?? open)());
  onClick('button[data-menu-back]', () => showPane(menu, 'main'));
  // A link to another place on the same page changes no route, but the reader wants to see it; what opens a part of the
  // sidebar leads nowhere.
  onClick('[data-menu] a[href]:not([data-category-toggle],[data-sidebar-more])', () => close?.());
  onNavigation('gw:before-swap', () => close?.());
  document.addEventListener('keydown', ({ key }) => {
    // Of a dialog above the menu, Escape means the dialog, wherever the focus is.
    if (key !== 'Escape' || close === undefined || document.querySelector('dialog[open]') !== null) return;
    close();
    toggle.focus({ preventScroll: true });
  });
  narrow.addEventListener('change', ({ matches }) => {
    if (!matches) close?.();
  });
}

function showPane(menu: HTMLElement, pane: 'main' | 'page'): void {
  menu.dataset.pane = pane;
  const shown = menu.querySelector<HTMLElement>(`[data-menu-${pane}]`);
  for (const other of menu.querySelectorAll<HTMLElement>('[data-menu-main],[data-menu-page]')) {
    other.hidden = other !== shown;
  }
  shown?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true });
}

/** Moves the page's sidebar list into the menu while that is open; a page without a sidebar shows the main pane. */
function borrowSidebar(menu: HTMLElement): () => void {
  const sidebar = document.querySelector('nav[data-sidebar]');
  const list = sidebar?.querySelector('ul');
  const pane = menu.querySelector('[data-menu-page]');
  if (!sidebar || !list || pane === null) {
    showPane(menu, 'main');
    return () => undefined;
  }
  pane.append(list);
  showPane(menu, 'page');
  return () => sidebar.append(list);
}

/** Takes everything but the menu and its button out of reach. */
function makeInert(menu: Element, toggle: Element): () => void {
  const inert: HTMLElement[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (child === menu || child === toggle || !(child instanceof HTMLElement) || child.inert) continue;
      if (child.contains(menu) || child.contains(toggle)) visit(child);
      else if (!child.matches('[data-announcer]')) inert.push(child);
    }
  };
  visit(document.body);
  for (const element of inert) element.inert = true;
  return () => {
    for (const element of inert) element.inert = false;
  };
}
