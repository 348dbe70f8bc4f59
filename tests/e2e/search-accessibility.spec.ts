import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { expect, getBox, openActive, type Page, search, writeGateways } from './support/search-site.ts';
import { createSiteTest } from './support/site-test.ts';

const test = createSiteTest('search-site', { prepare: writeGateways });

// A test looks at everything in up to six states, in light and dark.
test.setTimeout(120_000);

async function expectNoViolation(page: Page, part: string, name: string): Promise<void> {
  await loadAudit(page);
  for (const theme of ['light', 'dark'] as const) {
    await showColors(page, theme);
    expect(await auditPage(page, 'all', part), `${name}, ${theme}`).toEqual([]);
  }
}

for (const width of [1280, 360]) {
  // Spec: search/no-accessibility-violation-any
  test(`the box has no accessibility violation in any state, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/network');
    const { field, status, options, box } = await search(page, '');
    await expectNoViolation(page, '.search-dialog', 'empty');
    await field.fill('peering');
    await expect(options.first()).toBeVisible();
    await expectNoViolation(page, '.search-dialog', 'results');
    await openActive(page);
    await search(page, '');
    await expect(box.getByRole('region', { name: 'Recent' })).toBeVisible();
    await expectNoViolation(page, '.search-dialog', 'with places that were opened');
    await box.getByRole('button', { name: /^Add / }).click();
    await expectNoViolation(page, '.search-dialog', 'with favourites');
    await field.fill('zzzzqqqq');
    await expect(status).toHaveText('No results were found');
    await expectNoViolation(page, '.search-dialog', 'nothing found');
    await page.route('**/search-index/**', (route) => route.abort());
    await field.fill('gateway');
    await expect(getBox(page).box.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNoViolation(page, '.search-dialog', 'failed');
  });

  // Spec: search/no-accessibility-violation-any
  test(`the search page has no accessibility violation in any state, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const status = page.getByRole('main').getByRole('status');
    for (const [query, text] of [
      ['', ''],
      ['vpc_id', /documents found/],
      ['zzzzqqqq', 'No results were found'],
    ] as const) {
      await page.goto(`/search?q=${query}`);
      await expect(status).toHaveText(text);
      await expectNoViolation(page, 'main', query);
    }
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/search?q=gateway');
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNoViolation(page, 'main', 'failed');
  });
}
