const BLOCKS = '[data-flow] > *, main > *';

/**
 * Changes the document and keeps the first remaining block in view at its position. A page at its top stays
 * there.
 */
export function preserveScroll(change: () => void): void {
  const inView = [...document.querySelectorAll(BLOCKS)]
    .map((block) => ({ block, top: block.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top < window.innerHeight);
  const { style } = document.documentElement;
  // Browsers with scroll anchoring would correct the position a second time.
  style.overflowAnchor = 'none';
  change();
  const kept = window.scrollY === 0 ? undefined : inView.find(({ block }) => block.isConnected);
  if (kept !== undefined)
    window.scrollBy({ top: kept.block.getBoundingClientRect().top - kept.top, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
