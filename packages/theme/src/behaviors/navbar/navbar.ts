import { onNavigation } from '@gruntwork-docs/engine/client';
import { onScroll } from '../scrolling/scroll-position.ts';
import { nextNavbarState } from './navbar-rule.ts';

/** Hides the navbar while the reader scrolls down, on sites that enable it. */
export function startNavbar(): void {
  const navbar = document.querySelector<HTMLElement>('header[data-navbar][data-hide-on-scroll]');
  if (navbar === null) return;
  let ignoreNextScroll = false;
  const setHidden = (hidden: boolean) => navbar.toggleAttribute('data-hidden', hidden);

  onScroll((move) => {
    // Scrolling to an anchor says nothing about the reader's direction.
    const ignored = ignoreNextScroll;
    ignoreNextScroll = false;
    const state = nextNavbarState(move, navbar.offsetHeight);
    if (state === undefined || (ignored && move.top >= navbar.offsetHeight)) return;
    setHidden(state === 'hidden' && !navbar.matches(':focus-within'));
  });
  const arrive = (hash: string) => {
    ignoreNextScroll = hash !== '';
    setHidden(hash !== '');
  };
  if (location.hash !== '') arrive(location.hash);
  window.addEventListener('hashchange', () => arrive(location.hash));
  onNavigation('gw:navigated', ({ url }) => arrive(new URL(url).hash));
  navbar.addEventListener('focusin', () => setHidden(false));
}
