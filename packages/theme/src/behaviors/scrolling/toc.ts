import { afterPaint, findHashTarget, onNavigation } from '@gruntwork-docs/engine/client';
import { onClick } from '../on-click.ts';
import { findActiveAnchor } from './toc-rule.ts';

interface TocLink {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** Sets `aria-current` on the table of contents' entry of the section in view. */
export function startToc(): void {
  let links: TocLink[] = [];
  let scheduled = false;
  const update = () => {
    scheduled = false;
    // A navbar that hides covers nothing.
    const navbar = document.querySelector<HTMLElement>('header[data-navbar]:not([data-hide-on-scroll])');
    const boxes = links.map(({ heading }) => heading.getBoundingClientRect());
    const active = findActiveAnchor(boxes, navbar?.offsetHeight ?? 0, window.innerHeight);
    links.forEach(({ link }, index) => {
      if (index !== active) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true');
    });
  };
  const schedule = () => {
    if (scheduled || links.length === 0) return;
    scheduled = true;
    requestAnimationFrame(update);
  };
  const collect = () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')].flatMap((link) => {
      const heading = findHashTarget(link.hash);
      return heading === null ? [] : [{ link, heading }];
    });
    schedule();
  };
  // The open `<details>` of narrow windows would cover the selected section.
  onClick('[data-toc-mobile] a', (link) => link.closest('details')?.removeAttribute('open'));
  collect();
  // Reading positions now would force layout of the whole page, of which only the top is laid out.
  onNavigation('gw:navigated', () => afterPaint(collect));
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule, { passive: true });
}
