/** Head elements that belong to one page; scripts, styles and icons are the same on every page of a build. */
const HEAD =
  'meta[name="description"],meta[name="keywords"],meta[name="robots"],meta[property],link[rel="canonical"],link[rel="alternate"]';

/**
 * Finds the parts of the page that are exchanged, each with what takes its place; undefined when the two documents do not
 * match. A part that is the same in both stays.
 */
export function matchRegions(from: ParentNode, to: ParentNode): [Element, Element][] | undefined {
  const pairs: [Element, Element][] = [];
  for (const old of from.querySelectorAll('[data-region]')) {
    const next = to.querySelector(`[data-region="${old.getAttribute('data-region')}"]`);
    if (next === null) return undefined;
    if (!old.isEqualNode(next)) pairs.push([old, next]);
  }
  return from.querySelector('[data-region]') === null ? undefined : pairs;
}

/** Puts the next page's regions, title, head data and language into the document. */
export function swapPage(next: Document, regions: readonly [Element, Element][]): void {
  const current = markCurrentLinks(next);
  for (const [old, region] of regions) old.replaceWith(region);
  current();
  document.title = next.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...next.head.querySelectorAll(HEAD));
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
}

/** Links outside of the regions live on: they take `aria-current` from their twins in the next page. */
function markCurrentLinks(next: Document): () => void {
  const links = 'a[aria-current]:not([data-region] a)';
  const marks = new Map(
    [...next.querySelectorAll(links)].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  );
  return () => {
    for (const link of document.querySelectorAll(links)) link.removeAttribute('aria-current');
    for (const link of document.querySelectorAll('a[href]:not([data-region] a)')) {
      const mark = marks.get(link.getAttribute('href'));
      if (mark) link.setAttribute('aria-current', mark);
    }
  };
}
