/**
 * Tells the stylesheet by how much the navbar is taller than it should be, since large or spaced-out text needs more
 * lines: what sticks below it, and what links lead to, must not lie under it.
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
