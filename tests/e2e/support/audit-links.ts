import type { Page } from '@playwright/test';

/** Begins the names of kinds that are never known beforehand. */
const APART = 'apart ';

/**
 * Links inside of texts that only their color tells from the text, as axe finds them. Axe reckons both colors of each link
 * first, which is half of the time of all its rules; a link that has a line below it or another font passes without, by axe's
 * own comparison. The others are asked about once for each kind: links of one kind have the same color and the same
 * backgrounds around them, and so has the text that they are in. A kind counts as judged once axe has found it in order; where a
 * color lets others through, each link is judged on each page.
 */
export async function auditLinks(page: Page, judged: Set<string>): Promise<string[]> {
  const links = await page.evaluateHandle(collectLinks, APART);
  const kinds = await links.evaluate((found) => [...found.keys()]);
  const unknown = kinds.filter((kind) => !judged.has(kind));
  if (unknown.length === 0) return [];
  const { faults, inOrder } = await links.evaluate(judgeLinks, unknown);
  for (const kind of inOrder) if (!kind.startsWith(APART)) judged.add(kind);
  return faults;
}

/** Links in texts, by their kinds; runs in the page. */
function collectLinks(apart: string): Map<string, HTMLElement[]> {
  // Any of them tells a link from its text, for axe too, whose comparison reckons colors first.
  const marks = ['textDecorationLine', 'textDecorationStyle', 'fontWeight', 'fontStyle', 'fontSize'] as const;
  const paints = new Map<Element, string>();
  const paintAround = (element: Element | null): string => {
    if (element === null) return '';
    const known = paints.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    const paint = `${isPlain ? '' : `${own} / `}${paintAround(element.parentElement)}`;
    paints.set(element, paint);
    return paint;
  };
  const isBlock = (element: Element): boolean =>
    /^(?:block|list-item|table.*|flex|grid|inline-block)$/.test(getComputedStyle(element).display);
  const findBlock = (element: Element | null): Element | null =>
    element === null || isBlock(element) ? element : findBlock(element.parentElement);

  const kinds = new Map<string, HTMLElement[]>();
  for (const link of document.querySelectorAll<HTMLElement>('a[href], [role="link"]')) {
    const block = isBlock(link) ? null : findBlock(link.parentElement);
    // Links of drawings have no text for axe.
    if (block === null || !(link.innerText ?? '').trim()) continue;
    const [style, around] = [getComputedStyle(link), getComputedStyle(block)];
    if (marks.some((mark) => style[mark] !== around[mark]) || !link.checkVisibility()) continue;
    if (block.textContent.trim() === link.textContent.trim()) continue;
    if (window.axe.commons.color.elementIsDistinct(link, block)) continue;
    const colors = [style.color, around.color];
    const isSeeThrough = !colors.every((color) => color.startsWith('rgb('));
    const texts = `${colors.join(' ')} / ${paintAround(link)} in ${paintAround(block)}`;
    const kind = `${isSeeThrough ? apart : ''}${texts}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [link]);
    else known.push(link);
  }
  return kinds;
}

/** Runs in the page. */
async function judgeLinks(
  links: ReadonlyMap<string, readonly HTMLElement[]>,
  kinds: string[],
): Promise<{ faults: string[]; inOrder: string[] }> {
  const kindOf = new Map(kinds.flatMap((kind) => (links.get(kind) ?? []).map((link) => [link, kind])));
  const { violations, passes } = await window.axe.run([...kindOf.keys()], {
    runOnly: { type: 'rule', values: ['link-in-text-block'] },
    resultTypes: ['violations', 'passes'],
    elementRef: true,
  });
  const kindsOf = (results: typeof passes): string[] => {
    const elements = results.flatMap(({ nodes }) => nodes.map(({ element }) => element));
    return [...kindOf].filter(([link]) => elements.includes(link)).map(([, kind]) => kind);
  };
  const bad = new Set(kindsOf(violations));
  return {
    faults: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    inOrder: kindsOf(passes).filter((kind) => !bad.has(kind)),
  };
}

/** Exported by axe, and missing in its types. */
declare module 'axe-core' {
  interface Commons {
    readonly color: { elementIsDistinct(element: Element, around: Element): boolean };
  }
}
