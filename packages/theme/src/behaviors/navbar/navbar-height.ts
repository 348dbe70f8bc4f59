/**
 * Publishes the navbar's additional height to the stylesheet, because large or spaced-out text needs more
 * lines: sticky elements and link targets must not be covered by it.
 */
export function startNavbarHeight(): void {
  const bar = document.querySelector('.navbar-inner');
  if (bar === null) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const growth = bar.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(bar).minBlockSize);
    if (growth > 1) style.setProperty('--navbar-growth', `${growth}px`);
    else style.removeProperty('--navbar-growth');
  }).observe(bar);
}
