import { onNavigation } from '@gruntwork-docs/engine/client';
import { nextBackToTopState, nextStepUp } from './back-to-top-rule.ts';
import { onScroll } from './scroll-position.ts';

const BUTTON = 'button[data-back-to-top]';

/** Shows the button when scrolling up; a click scrolls to the top, until the reader scrolls down. */
export function startBackToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  let frame: number | undefined;
  const setShown = (shown: boolean) => document.querySelector(BUTTON)?.toggleAttribute('data-shown', shown);
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const step = () => {
    const top = calm.matches ? 0 : nextStepUp(window.scrollY);
    window.scrollTo({ top, behavior: 'instant' });
    if (top > 0) frame = requestAnimationFrame(step);
  };
  onScroll((move) => {
    if (move.lastTop !== undefined && move.top > move.lastTop) stop();
    const state = nextBackToTopState(move);
    if (state !== undefined) setShown(state === 'shown');
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest(BUTTON) === null) return;
    stop();
    step();
  });
  onNavigation('gw:before-swap', stop);
  onNavigation('gw:navigated', () => setShown(false));
}
