const FLOW = '[data-flow]';

/** Pixels of the window above a page's text: navbar and a title of one line on a phone. Few pages have no title, and show more after a second look. */
const ABOVE_TEXT = 140;

/** Characters of text for each pixel of height: the densest prose, in the widest column, has 2.7, between wider gaps. */
const TEXT_PER_PIXEL = 2.6;

/** Pixels: a line of code has 26.2, a heading with its gaps 42.5 at the least. */
const CODE_LINE = 25;
const LEAST_HEIGHT = 40;

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
  let room = window.innerHeight - ABOVE_TEXT;
  const pass = (flow: Element): void => {
    for (const block of flow.children) {
      if (room <= 0) {
        if (block instanceof HTMLElement) later.push(block);
        continue;
      }
      const inner = block.matches(FLOW) ? [block] : [...block.querySelectorAll(FLOW)];
      if (inner.length === 0) room -= guessHeight(block);
      for (const each of inner) pass(each);
    }
  };
  const flow = page.querySelector(FLOW);
  if (flow !== null) pass(flow);
  const after = room <= 0 ? listAfter(flow) : [];
  later.push(...after);
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
      // The blocks of the text come one below the other; what is after it may stand beside it.
      const isSeen = (element: Element): boolean => element.getBoundingClientRect().top < window.innerHeight;
      if ([...later.slice(0, 1), ...after].some(isSeen)) showAll();
    },
  };
}

/** Pixels that a block has at the least: of one with a sample, the sample's own. */
function guessHeight(block: Element): number {
  const code = block.querySelector('pre')?.textContent;
  if (code) return code.split('\n').length * CODE_LINE;
  return Math.max((block.textContent?.length ?? 0) / TEXT_PER_PIXEL, LEAST_HEIGHT);
}

/** What stands below a text in the page's main part, such as links to the pages around it. */
function listAfter(text: Element | null): HTMLElement[] {
  const main = text?.closest('#_main,main') ?? null;
  const found: HTMLElement[] = [];
  for (let element = text; main !== null && element !== null && element !== main; ) {
    for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (next instanceof HTMLElement) found.push(next);
    element = element.parentElement;
  }
  return found;
}
