import type { Page } from '@playwright/test';

/**
 * Links inside of texts that only their color tells from the text, as axe finds them. Axe reckons both colors of each link
 * first, which is half of the time of all its rules; a link that has a line below it or another font passes without, by axe's
 * own comparison, so that it is asked about the others alone.
 */
export async function auditLinks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isBlock = (element: Element): boolean =>
      /^(?:block|list-item|table.*|flex|grid|inline-block)$/.test(getComputedStyle(element).display);
    const findBlock = (element: Element | null): Element | null =>
      element === null || isBlock(element) ? element : findBlock(element.parentElement);
    const unclear = [...document.querySelectorAll<HTMLElement>('a[href], [role="link"]')].filter((link) => {
      const block = isBlock(link) ? null : findBlock(link.parentElement);
      const isAmongText = block !== null && block.textContent.trim() !== link.textContent.trim();
      return (
        isAmongText && link.checkVisibility() && !window.axe.commons.color.elementIsDistinct(link, block)
      );
    });
    if (unclear.length === 0) return [];
    const { violations } = await window.axe.run(unclear, {
      runOnly: { type: 'rule', values: ['link-in-text-block'] },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Exported by axe, and missing in its types. */
declare module 'axe-core' {
  interface Commons {
    readonly color: { elementIsDistinct(element: Element, around: Element): boolean };
  }
}
