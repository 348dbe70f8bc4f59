const FLOW = '[data-flow]';

/**
 * Pixels of the window above a page's text: navbar and a one-line title on a phone. Pages without a title,
 * which are few, show the rest in a second pass.
 */
const ABOVE_TEXT = 140;

/**
 * Characters of text per pixel of height: the densest prose, in the widest column, has 2.7 between wider
 * gaps.
 */
const TEXT_PER_PIXEL = 2.6;

/** Pixels: a line of code has 26.2, a heading with its gaps at least 42.5. */
const CODE_LINE = 25;
const LEAST_HEIGHT = 40;

/** Estimated height of content without layout. */
const UNKNOWN_HEIGHT = '20rem';

/** The deferred part of a page, until its top is painted. */
export interface Rest {
  showAll(): void;
  /** Shows all at once if any of it is in the viewport; reads layout. */
  showIfSeen(): void;
}

/**
 * Excludes content far below the first screen from the next frame: styling and layout of a whole page take
 * several times as long as those of its visible part. `data-flow` marks elements whose children are stacked
 * vertically. The returned functions lay out the rest; until then only the top of the page has its final
 * position.
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
      // The blocks of the text are stacked; the elements after it may be next to it.
      const isSeen = (element: Element): boolean => element.getBoundingClientRect().top < window.innerHeight;
      if ([...later.slice(0, 1), ...after].some(isSeen)) showAll();
    },
  };
}

/** Minimum height of a block in pixels; for a block with a sample, the sample's. */
function guessHeight(block: Element): number {
  const code = block.querySelector('pre')?.textContent;
  if (code) return code.split('\n').length * CODE_LINE;
  return Math.max((block.textContent?.length ?? 0) / TEXT_PER_PIXEL, LEAST_HEIGHT);
}

/** Elements after the text in the page's main part, such as the previous and next links. */
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
