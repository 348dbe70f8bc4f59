/**
 * Makes the browser skip everything behind an element that covers the whole window, because its layout and
 * paint would cost more than a keystroke in front of it. It keeps its height, so the page keeps its scroll
 * position. The returned function shows it again.
 */
export function coverPage(by: Element): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== by,
  );
  const heights = behind.map((element) => element.getBoundingClientRect().height);
  for (const [index, element] of behind.entries()) {
    element.style.setProperty('--covered-height', `${heights[index]}px`);
    element.dataset.covered = '';
  }
  return () => {
    for (const element of behind) {
      delete element.dataset.covered;
      element.style.removeProperty('--covered-height');
    }
  };
}
