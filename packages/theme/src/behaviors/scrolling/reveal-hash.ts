import { findHashTarget, onNavigation } from '@gruntwork-docs/engine/client';
import { preserveViewportPosition } from '../../mdx/preserve-viewport-position.ts';

/** A hash that points into a closed tab panel or section opens it. */
export function startRevealHash(): void {
  const reveal = () => void revealTarget(location.hash);
  reveal();
  window.addEventListener('hashchange', reveal);
  onNavigation('gw:navigated', reveal);
  // A click on the hash that the address has already changes no address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === location.href && link.hash !== '') reveal();
  });
}

async function revealTarget(hash: string): Promise<void> {
  const target = findHashTarget(hash);
  // What is closed around the page's text, such as the menu, opens for no address.
  if (!target?.closest('#_main,main')) return;
  const closed = collectClosed(target);
  if (closed.length === 0) return;
  for (const element of closed.reverse()) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else await openPanel(element);
  }
  // From here on it is this place that stays: opening a tab has kept the tab's button where it was.
  target.scrollIntoView({ behavior: 'instant' });
  preserveViewportPosition(target);
}

/** What hides an element, innermost first. */
function collectClosed(target: Element): HTMLElement[] {
  const closed: HTMLElement[] = [];
  for (let element = target.closest<HTMLElement>(CLOSED); element !== null; ) {
    closed.push(element);
    element = element.parentElement?.closest<HTMLElement>(CLOSED) ?? null;
  }
  return closed;
}

const CLOSED = 'details:not([open]),[hidden]';

/** Opens a panel by the control that names it; the control may belong to an island that first has to wake. */
async function openPanel(panel: HTMLElement): Promise<void> {
  const control = document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(panel.id)}"]`);
  if (control === null) {
    panel.hidden = false;
    return;
  }
  const opened = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (panel.hidden) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(panel, { attributeFilter: ['hidden'] });
  });
  control.click();
  if (panel.hidden) await opened;
}
