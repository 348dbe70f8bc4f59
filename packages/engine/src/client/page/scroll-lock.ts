let locks = 0;

/**
 * Prevents the page from scrolling behind a menu or dialog. The returned function releases the lock; locks
 * add up.
 */
export function lockScroll(): () => void {
  locks++;
  document.body.style.overflow = 'hidden';
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks--;
    if (locks === 0) document.body.style.removeProperty('overflow');
  };
}
