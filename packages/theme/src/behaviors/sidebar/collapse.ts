import { getCollapseDuration } from './collapse-duration.ts';

/** Opens or closes a section by its `hidden` attribute, with an animated height where motion is welcome. */
export async function setCollapsed(section: HTMLElement, collapsed: boolean): Promise<void> {
  const from = section.hidden ? 0 : section.offsetHeight;
  // A change of mind starts from where the running animation is.
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

/** Opens a section without a motion, also one that is about to close. */
export function openAtOnce(section: HTMLElement): void {
  // To ask for its animations has the browser style the page: there are some as long as it is cut off.
  if (section.style.overflow !== '') {
    for (const animation of section.getAnimations()) animation.cancel();
    section.style.removeProperty('overflow');
  }
  section.hidden = false;
}
