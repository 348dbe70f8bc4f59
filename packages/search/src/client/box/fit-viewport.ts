/**
 * Keeps the box in the part of the window that an on-screen keyboard leaves free: the element's
 * `--search-top` and `--search-height` contain its position and height, in CSS pixels. Returns a cleanup
 * function.
 */
export function fitViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => undefined;
  const update = () => {
    // A reader who zooms in wants to see a part of the box, not a smaller box.
    const isZoomed = viewport.scale > 1;
    const top = isZoomed ? 0 : viewport.offsetTop;
    const height = viewport.height * viewport.scale;
    element.style.setProperty('--search-top', `${top}px`);
    element.style.setProperty('--search-height', `${height}px`);
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
