import type { JSHandle, Page } from '@playwright/test';

/** Texts of a page as it is shown, by all that their contrast is reckoned from. */
type Texts = ReadonlyMap<string, readonly Element[]>;

/** Begins the names of kinds that are never known beforehand. */
const APART = 'apart ';

/**
 * Texts with too little contrast, as axe finds them. Most texts of a site look the same on each page: those of a kind
 * that has been judged on an earlier page are not judged again, which is most of the time that a page would take.
 *
 * Nothing gets lost: two texts are of one kind only when what axe reckons a contrast from is equal, their color, size
 * and weight and the backgrounds, opacities, filters and blending of all elements around them. A kind counts as judged once axe
 * has found it in order; what lies over the background of an element that isn't around it is judged on each page anew.
 * What axe cannot tell, such as a line of code that is longer than its box, is asked about once more with a short text of
 * the same kind.
 */
export async function auditContrast(page: Page, judged: Set<string>): Promise<string[]> {
  const texts = await page.evaluateHandle(collectTexts, APART);
  const kinds = await texts.evaluate((found) => [...found.keys()]);
  const unknown = kinds.filter((kind) => !judged.has(kind));
  if (unknown.length === 0) return [];
  const first = await texts.evaluate(judge, unknown);
  const untold = first.untold.filter((kind) => !kind.startsWith(APART));
  const second = untold.length === 0 ? undefined : await judgeSamples(page, texts, untold);
  for (const { inOrder } of [first, ...(second ? [second] : [])])
    for (const kind of inOrder) if (!kind.startsWith(APART)) judged.add(kind);
  return [...first.faults, ...(second?.faults ?? [])];
}

/** Judges short texts that stand for a moment at the beginning of what the texts of the kinds lie in. */
async function judgeSamples(page: Page, texts: JSHandle<Texts>, kinds: string[]): Promise<Judgment> {
  const samples = await texts.evaluateHandle((found, names) => {
    return names.flatMap((name) => {
      const [element] = found.get(name) ?? [];
      const sample = element?.cloneNode(false);
      if (!(sample instanceof HTMLElement) || element?.parentElement == null) return [];
      sample.id = `sample-of-${element.id || element.localName}`;
      sample.textContent = 'Text';
      element.parentElement.prepend(sample);
      return [sample];
    });
  }, kinds);
  const withSamples = await page.evaluateHandle(collectTexts, APART);
  const judgment = await withSamples.evaluate(judge, kinds);
  await samples.evaluate((elements) => {
    for (const element of elements) element.remove();
  });
  return judgment;
}

interface Judgment {
  readonly faults: string[];
  readonly inOrder: string[];
  /** Kinds of which axe could judge no text. */
  readonly untold: string[];
}

/** Runs in the page. */
async function judge(texts: Texts, kinds: string[]): Promise<Judgment> {
  /** Texts of one kind that are judged: all others are like them, but for those that lie apart. */
  const ENOUGH = 5;
  const list = (kind: string): readonly Element[] => {
    const found = texts.get(kind) ?? [];
    return kind.startsWith('apart ') ? found : found.slice(0, ENOUGH);
  };
  const kindOf = new Map(kinds.flatMap((kind) => list(kind).map((element) => [element, kind])));
  const { violations, passes } = await window.axe.run([...kindOf.keys()], {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations', 'passes'],
    elementRef: true,
  });
  const kindsOf = (results: typeof passes): Set<string> => {
    const elements = results.flatMap(({ nodes }) => nodes.map(({ element }) => element));
    const found = elements.map((element) => element && kindOf.get(element));
    return new Set(found.filter((kind) => kind !== undefined));
  };
  const bad = kindsOf(violations);
  const good = kindsOf(passes);
  return {
    faults: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    inOrder: [...good].filter((kind) => !bad.has(kind)),
    untold: kinds.filter((kind) => !good.has(kind) && !bad.has(kind)),
  };
}

/**
 * Texts that axe can judge, by their kinds; runs in the page. Left out is what it never finds at fault: what can't be seen
 * or scrolled to, what lies outside of a box that scrolls, texts of one letter, and fields that hold no text.
 */
function collectTexts(apart: string): Texts {
  /** Pixels by which boxes may miss each other: they are rounded. */
  const SLACK = 1;
  /** Pixels of height in which what is painted is looked up: to compare each text with all of a long page takes seconds. */
  const BAND = 64;
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const intersect = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isSeen = ({ width, height, right, bottom }: DOMRect): boolean =>
    width > SLACK && height > SLACK && right > 0 && bottom > -scrollY;
  const doMeet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const holdsText = (element: Element): boolean =>
    element.matches(
      'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"])',
    ) ||
    ([...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    ) &&
      /[^\s\u200b-\u200d].*[^\s\u200b-\u200d]/s.test(element.textContent));

  interface Layer {
    readonly element: Element;
    readonly paint: string;
    readonly hides: boolean;
    readonly rect: DOMRect;
  }
  /** What colors and cuts the things in an element. */
  interface Inside {
    readonly layers: readonly Layer[];
    readonly clip: DOMRect | undefined;
  }
  const insides = new Map<Element | null, Inside>([[null, { layers: [], clip: undefined }]]);
  const painted = new Map<number, { readonly element: Element; readonly rect: DOMRect }[]>();
  const listBands = ({ top, bottom }: DOMRect): number[] => {
    const first = Math.floor(top / BAND);
    return Array.from({ length: Math.floor(bottom / BAND) - first + 1 }, (_, index) => first + index);
  };
  const notePaint = (element: Element, rect: DOMRect): void => {
    for (const band of listBands(rect)) {
      const known = painted.get(band);
      if (known === undefined) painted.set(band, [{ element, rect }]);
      else known.push({ element, rect });
    }
  };
  const texts: { element: Element; own: string; inside: Inside; rects: DOMRect[] }[] = [];

  for (const element of document.querySelectorAll('html, body, body *:not(svg *)')) {
    const outer = insides.get(element.parentElement);
    if (outer === undefined || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const cut = (part: DOMRect): DOMRect => (outer.clip === undefined ? part : intersect(part, outer.clip));
    const rect = cut(element.getBoundingClientRect());
    const { backgroundColor, backgroundImage, opacity, filter, backdropFilter, mixBlendMode } = style;
    const paint = [backgroundColor, backgroundImage, opacity, filter, backdropFilter, mixBlendMode].join(' ');
    const isPlain = paint === 'rgba(0, 0, 0, 0) none 1 none none normal';
    const layer = { element, paint, rect, hides: opacity === '0' };
    const cuts =
      style.overflowX !== 'visible' && element !== document.documentElement && element !== document.body;
    const inside = {
      layers: isPlain ? outer.layers : [...outer.layers, layer],
      clip: cuts ? rect : outer.clip,
    };
    insides.set(element, inside);
    if (style.visibility !== 'visible') continue;
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
    const isHidden = inside.layers.some(({ hides }) => hides);
    // Each line of a text has a background of its own.
    const parts = [...element.getClientRects()].map(cut).filter(isSeen);
    if (!isClear && !isHidden) for (const part of parts) notePaint(element, part);
    if (!holdsText(element) || element.closest(':disabled') !== null) continue;
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke } = style;
    const own = [color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke].join(' ');
    if (parts.length > 0) texts.push({ element, own, inside, rects: parts });
  }

  const root = document.documentElement;
  const kinds = new Map<string, Element[]>();
  for (const { element, own, inside, rects } of texts) {
    const layers = inside.layers.map(({ element: layer, paint, rect }) => {
      const isUnder =
        layer === root || layer === document.body || rects.every((part) => isWithin(part, rect));
      return isUnder ? paint : `${paint} in part`;
    });
    const isApart = rects.some((part) =>
      listBands(part).some((band) =>
        painted
          .get(band)
          ?.some(
            ({ element: other, rect }) =>
              doMeet(part, rect) && !other.contains(element) && !element.contains(other),
          ),
      ),
    );
    const kind = [`${isApart ? apart : ''}${own}`, ...layers].join(' / ');
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [element]);
    else known.push(element);
  }
  return kinds;
}
