import { getCollapseDuration } from './collapse-duration.ts';

/** Toggles the `hidden` attribute of a section, animated unless the reader prefers reduced motion. */
export async function setCollapsed(section: HTMLElement, collapsed: boolean): Promise<void> {
  const from = section.hidden ? 0 : section.offsetHeight;
  // A reversal starts from the current state of the running animation.
  for (const animation of section.getAnimations()) animation.cancel();
  section.hidden = false;
  const full = section.offsetHeight;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!calm) {
    section.style.overflow = 'hidden';
    const frames = { height: [`${from}px`, collapsed ? '0px' : `${full}px`] };
    const options = { duration: getCollapseDuration(full), easing: 'ease-in-out' };
    const finished = await section.animate(frames, options).finished.catch(() => undefined);
    if (finished === undefined) return;
    section.style.removeProperty('overflow');
  }
  section.hidden = collapsed;
}

/** Opens a section without animation, even one that is closing. */
export function openAtOnce(section: HTMLElement): void {
  // Querying animations forces a style recalculation; there are some only while overflow is hidden.
  if (section.style.overflow !== '') {
    for (const animation of section.getAnimations()) animation.cancel();
    section.style.removeProperty('overflow');
  }
  section.hidden = false;
}
