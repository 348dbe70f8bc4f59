const FLOW = '[data-flow]';

/** Characters of text for each pixel of the window's height: the densest prose has 2.7, but stands below a heading. */
const TEXT_PER_PIXEL = 2.5;

/** Stands in for the height of what is not laid out yet. */
const UNKNOWN_HEIGHT = '20rem';

/** The part of a page that is left out until its top is painted. */
export interface Rest {
  showAll(): void;
  /** Shows all at once if any of it is on the screen; reads the places of elements. */
  showIfSeen(): void;
}

/**
 * Has the browser leave out of the next frame what is far below the first screen of a page: to style and lay out a whole
 * page takes several times as long as what the reader sees of it. `data-flow` marks elements whose children stand one
 * below the other. What is given lays out the rest; until then nothing but the top of the page has its place.
 */
export function showTopFirst(page: ParentNode): Rest {
  const later: HTMLElement[] = [];
  let room = window.innerHeight * TEXT_PER_PIXEL;
  const pass = (flow: Element): void => {
    for (const block of flow.children) {
      if (room <= 0) {
        if (block instanceof HTMLElement) later.push(block);
        continue;
      }
      const inner = block.matches(FLOW) ? [block] : [...block.querySelectorAll(FLOW)];
      if (inner.length === 0) room -= block.textContent?.length ?? 0;
      for (const each of inner) pass(each);
    }
  };
  const flow = page.querySelector(FLOW);
  if (flow !== null) pass(flow);
  for (const { style } of later) {
    style.containIntrinsicBlockSize = UNKNOWN_HEIGHT;
    style.contentVisibility = 'hidden';
  }
  const showAll = (): void => {
    for (const block of later.splice(0)) {
      block.style.removeProperty('content-visibility');
      block.style.removeProperty('contain-intrinsic-block-size');
      if (block.getAttribute('style') === '') block.removeAttribute('style');
    }
  };
  return {
    showAll,
    showIfSeen() {
      const [first] = later;
      if (first !== undefined && first.getBoundingClientRect().top < window.innerHeight) showAll();
    },
  };
}
