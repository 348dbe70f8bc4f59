import { findHashTarget, onNavigation } from '@gruntwork-docs/engine/client';
import { preserveViewportPosition } from '../../mdx/preserve-viewport-position.ts';

/** Opens the closed tab panel or section that contains the target of a hash. */
export function startRevealHash(): void {
  const reveal = () => void revealTarget(location.hash);
  reveal();
  window.addEventListener('hashchange', reveal);
  onNavigation('gw:navigated', reveal);
  // A click on the current hash does not change the URL.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === location.href && link.hash !== '') reveal();
  });
}

async function revealTarget(hash: string): Promise<void> {
  const target = findHashTarget(hash);
  // Elements outside the content, such as the menu, are not opened by a hash.
  if (!target?.closest('#_main,main')) return;
  const closed = collectClosed(target);
  if (closed.length === 0) return;
  for (const element of closed.reverse()) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else await openPanel(element);
  }
  // From now on the target keeps its position: opening a tab has kept the position of the tab's button.
  target.scrollIntoView({ behavior: 'instant' });
  preserveViewportPosition(target);
}

/** Collects the closed ancestors of an element, innermost first. */
function collectClosed(target: Element): HTMLElement[] {
  const closed: HTMLElement[] = [];
  for (let element = target.closest<HTMLElement>(CLOSED); element !== null; ) {
    closed.push(element);
    element = element.parentElement?.closest<HTMLElement>(CLOSED) ?? null;
  }
  return closed;
}

const CLOSED = 'details:not([open]),[hidden]';

/** Opens a panel by its control; the control can belong to an island that has to hydrate first. */
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
