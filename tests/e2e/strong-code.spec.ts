import { expect, type Page, test } from '@playwright/test';

/** Pages on which strong code stands in names of inputs, tables, headings, labels, lists of files, terms and running text. */
const PAGES = [
  'docs/reference/modules/access-analyzer',
  'docs/reference/modules/stub',
  'docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough/pre-requisites',
  'docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough/deploy-landing-zone-solution/apply-account-baseline-app-to-logs-account',
  'docs/guides/build-it-yourself/landing-zone/core-concepts/iam-roles',
  'docs/guides/build-it-yourself/vpc/core-concepts/cidr-notation',
  'docs/guides/build-it-yourself/vpc/core-concepts/subnets',
  'blog/subnets-with-three-numbers',
];

/** How many texts in the font of code are strong, and which have an outline without being so, or none. */
function readOutlines(page: Page): Promise<{ strong: number; faults: string[] }> {
  return page.evaluate(() => {
    let strong = 0;
    const faults: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const style = getComputedStyle(element);
      const isStrong = style.fontFamily.startsWith('"Source Code Pro"') && Number(style.fontWeight) > 500;
      const width = Number.parseFloat(style.getPropertyValue('-webkit-text-stroke-width'));
      if (!words) continue;
      if (isStrong) strong++;
      const expected = isStrong ? 0.03 * Number.parseFloat(style.fontSize) : 0;
      if (Math.abs(width - expected) > 0.01) faults.push(`${element.outerHTML.slice(0, 80)}: ${width}px`);
    }
    return { strong, faults };
  });
}

// Spec: navigation/strong-code-font-one
for (const url of PAGES)
  test(`strong code has an outline, as its font has one weight, and other text has none: ${url}`, async ({
    page,
  }) => {
    await page.goto(url);
    const { strong, faults } = await readOutlines(page);
    expect(strong).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

// Spec: navigation/strong-code-font-one
test('names of inputs in the hits of the search have it too', async ({ page }) => {
  await page.goto('search?q=enable_s3_server_access_logging');
  await page.locator('code.search-title').first().waitFor();
  const { strong, faults } = await readOutlines(page);
  expect(strong).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
