const BLOCKS = '[data-flow] > *, main > *';

/** Changes the document so that the first block in view that stays is where it was. A page at its top stays there. */
export function preserveScroll(change: () => void): void {
  const inView = [...document.querySelectorAll(BLOCKS)]
    .map((block) => ({ block, top: block.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top < window.innerHeight);
  const { style } = document.documentElement;
  // Browsers that keep places by themselves would do so a second time.
  style.overflowAnchor = 'none';
  change();
  const kept = window.scrollY === 0 ? undefined : inView.find(({ block }) => block.isConnected);
  if (kept !== undefined)
    window.scrollBy({ top: kept.block.getBoundingClientRect().top - kept.top, behavior: 'instant' });
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}
