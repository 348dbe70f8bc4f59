/**
 * Page-specific head elements; executable scripts, styles and icons are the same on every page of a build.
 */
const HEAD =
  'meta[name="description"],meta[name="keywords"],meta[name="robots"],meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]';

/**
 * Pairs the page's regions with their replacements; undefined when the two documents do not match. A region
 * that is the same in both stays.
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

/** Persisted elements, by their counterparts on the next page. */
export type PersistedElement = ReadonlyMap<Element, Element>;

/**
 * Puts the next page's regions, title and language into the document. The returned function adds the
 * invisible data of its head: every change of the head makes the browser recalculate styles.
 */
export function swapPage(
  next: Document,
  regions: readonly [Element, Element][],
  kept: PersistedElement,
): () => void {
  const current = markCurrentLinks(next);
  for (const [old, region] of regions) exchange(old, region, kept);
  current();
  swapLanguage(next.documentElement);
  return swapHead(next);
}

/**
 * Sets the language only if it changes: setting the same value again makes the browser recalculate all
 * styles.
 */
function swapLanguage({ lang, dir }: HTMLElement): void {
  const root = document.documentElement;
  if (root.lang !== lang) root.lang = lang;
  if (root.dir !== dir) root.dir = dir;
}

/** Puts the next page's title into the document. The returned function adds the data of its head. */
export function swapHead(next: Document): () => void {
  document.title = next.title;
  let head: HTMLHeadElement | undefined = next.head;
  return () => {
    if (head === undefined) return;
    for (const element of document.head.querySelectorAll(HEAD)) element.remove();
    document.head.append(...head.querySelectorAll(HEAD));
    head = undefined;
  };
}

/**
 * Replaces a region with its new version. A persisted child stays while everything around it is exchanged: an
 * element that is removed and reinserted is styled and laid out again.
 */
function exchange(old: Element, next: Element, kept: PersistedElement): void {
  const children = [...next.childNodes];
  const index = children.findIndex(
    (child) => child instanceof Element && kept.get(child)?.parentNode === old,
  );
  const twin = children[index];
  const stays = twin instanceof Element ? kept.get(twin) : undefined;
  if (stays === undefined) {
    old.replaceWith(next);
    return;
  }
  for (const child of [...old.childNodes]) if (child !== stays) child.remove();
  stays.before(...children.slice(0, index));
  stays.after(...children.slice(index + 1));
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Links outside of the regions stay: they take `aria-current` from their counterparts on the next page. */
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
    if (marks.size === 0) return;
    for (const link of document.querySelectorAll('a[href]:not([data-region] a)')) {
      const mark = marks.get(link.getAttribute('href'));
      if (mark) link.setAttribute('aria-current', mark);
    }
  };
}
