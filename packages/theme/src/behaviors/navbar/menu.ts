import { lockScroll, onNavigation } from '@gruntwork-docs/engine/client';
import { onClick } from '../on-click.ts';

/**
 * Width up to which the mobile menu replaces the navbar's links and the sidebar: 996 pixels with text of the
 * default size, more with larger text. Stylesheets use the same width.
 */
const BREAKPOINT = '62.25em';

/** The mobile menu: modal while open, closed by Escape, a route change, or resizing to a desktop's width. */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLElement>('button[data-menu-toggle]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (toggle === null || menu === null) return;
  const narrow = window.matchMedia(`(max-width: ${BREAKPOINT})`);
  let close: (() => void) | undefined;

  const open = () => {
    // A script can click a hidden button.
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
  // A same-page link changes no route, but the reader wants to see its target; sidebar toggles are no links.
  onClick('[data-menu] a[href]:not([data-category-toggle],[data-sidebar-more])', () => close?.());
  onNavigation('gw:before-swap', () => close?.());
  document.addEventListener('keydown', ({ key }) => {
    // Escape belongs to a dialog above the menu, wherever the focus is.
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

/** Moves the page's sidebar list into the open menu; a page without a sidebar shows the main panel. */
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

/** Makes everything inert except the menu and its button. */
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
