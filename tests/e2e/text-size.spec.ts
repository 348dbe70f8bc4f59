import { expect, type Page, test } from '@playwright/test';

// A test loads a page of each kind, and looks at every element of them.
test.setTimeout(90_000);

/** One page of each kind. */
const KINDS = [
  './',
  'docs/intro/overview/how-it-works',
  'docs/reference/services/networking/virtual-private-cloud-vpc',
  'docs/tags',
  'blog',
  'search?q=vpc',
  'no-such-page',
];

const WIDTHS = [1300, 768, 320];

/** What WCAG 1.4.12 asks a page to bear. */
const SPACING = `
* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** What the reader sets in the browser: a style that no policy of the page refuses. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
  if (url.startsWith('search')) await page.locator('.search-result').first().waitFor();
}

/** Elements that reach out of the window, boxes that cut their content off, controls that lie under each other. */
async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const describe = (element: Element, fault: string) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${fault}`;
    // Shown by their icons alone, or an excerpt of a text, which ends with dots at every size.
    const meant = 'svg, .sr-only, .skip-link, .search-label, .search-heard, .search-excerpt';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(meant) === null;
    const faults: string[] = [];
    /** `scrolls`: the element lies in a box that can be scrolled sideways. */
    const visit = (element: Element, scrolls: boolean): void => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (isShown(element)) {
        const { left, right, width } = element.getBoundingClientRect();
        if (!scrolls && width > 0 && (right > clientWidth + 1 || left < -1))
          faults.push(describe(element, 'reaches out of the window'));
        const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow) && display !== 'inline';
        if (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
          faults.push(describe(element, 'cuts its content off'));
      }
      const scrollsInside = scrolls || ['auto', 'scroll'].includes(overflowX);
      for (const child of element.children) visit(child, scrollsInside);
    };
    visit(document.body, false);
    const controls = [...document.querySelectorAll('.navbar-inner :is(a, button)')].filter(isShown);
    for (const [index, control] of controls.entries()) {
      const box = control.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const overlap =
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        if (overlap) faults.push(describe(other, `lies over ${describe(control, '')}`));
      }
    }
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    if (bar && main && main.top < bar.bottom - 1) faults.push('the text begins under the navbar');
    return faults.slice(0, 5);
  });
}

for (const width of WIDTHS) {
  // Spec: faults/text-twice-size-text
  test(`text of twice the size neither overflows nor is cut off, ${width} px wide`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const url of KINDS) {
      await openPage(page, url);
      faults.push(...(await findFaults(page)).map((fault) => `${url}: ${fault}`));
    }
    expect(faults).toEqual([]);
    const menu = page.getByRole('button', { name: 'Navigation bar toggle' });
    await menu.click();
    await expect(page.locator('[data-menu]')).toBeVisible();
    await expect.poll(() => findFaults(page)).toEqual([]);
    await menu.click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('vpc');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => findFaults(page)).toEqual([]);
  });

  // Spec: faults/text-twice-size-text
  test(`text with more space in it neither overflows nor is cut off, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const url of KINDS) {
      await openPage(page, url);
      await spaceText(page);
      faults.push(...(await findFaults(page)).map((fault) => `${url}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

// Spec: faults/text-twice-size-text
test('what a link leads to stands below a navbar that large text has made taller', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await openPage(page, 'docs/guides/style/terraform-style-guide');
  await spaceText(page);
  const usual = await page.locator('.navbar-inner').evaluate((bar) => getComputedStyle(bar).minBlockSize);
  const height = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(Number.parseFloat(usual) + 10);
  const margin = page.locator('main h2').first();
  await expect
    .poll(() => margin.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).scrollMarginTop)))
    .toBeGreaterThan(height);
});
