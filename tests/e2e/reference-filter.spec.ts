import { expect, type Page, test } from '@playwright/test';
import { holdAnswers } from './support/hold-answers.ts';
import { saveData, whenReady } from './support/loaded-page.ts';

const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';
const ready = (page: Page) => page.locator('html[data-behaviors]').waitFor({ state: 'attached' });

test.describe('the inputs of a reference page', () => {
  test.beforeEach(async ({ page }) => {
    page.on('pageerror', (error) => {
      throw error;
    });
  });

  // Spec: faults/reference-pages-catalog
  test('filters inputs by text and keeps the filter in the URL', async ({ page }) => {
    await page.goto(VPC);
    await ready(page);
    const filter = page.getByRole('search', { name: 'Filter inputs' });
    await filter.getByRole('searchbox').fill('nat gateway');
    await expect(page.locator('#input-num_nat_gateways')).toBeVisible();
    await expect(page.locator('#input-cidr_block')).toBeHidden();
    await expect(filter.locator('output')).toHaveText(/^\d+ of \d+$/);
    await expect(page).toHaveURL(/\?inputs=nat\+gateway$/);
    await page.reload();
    await expect(page.locator('#input-cidr_block')).toBeHidden();
    await expect(filter.getByRole('searchbox')).toHaveValue('nat gateway');
    await filter.getByRole('searchbox').fill('xyzzy');
    await expect(filter.locator('output')).toHaveText('Nothing matches');
    await expect(page.locator('#required-inputs')).toBeHidden();
    await filter.getByRole('searchbox').fill('');
    await expect(page.locator('#input-cidr_block')).toBeVisible();
    await expect(page).toHaveURL(VPC);
  });

  // Spec: faults/reference-pages-catalog
  test('leaves the address of the next page alone', async ({ page }) => {
    await saveData(page);
    await page.clock.install({ time: 0 });
    await page.goto(VPC);
    await whenReady(page);
    const release = await holdAnswers(page, '**/docs/reference/services/intro');
    await page.clock.pauseAt(3_600_000);
    const filter = page.getByRole('search', { name: 'Filter inputs' });
    await filter.getByRole('searchbox').fill('nat gateway');
    await expect(filter.locator('output')).toHaveText(/^\d+ of \d+$/);
    const asked = page.waitForRequest('**/docs/reference/services/intro');
    await page.evaluate(() => void navigation.navigate('../intro'));
    await asked;
    await page.clock.runFor(200);
    await expect(page).toHaveURL('docs/reference/services/intro');
    release();
    await expect(filter).toHaveCount(0);
    await expect(page).toHaveURL('docs/reference/services/intro');
  });

  test('opens the attributes of an input when the filter finds nothing else of it, and closes them again', async ({
    page,
  }) => {
    await page.goto(VPC);
    await ready(page);
    const field = page.getByRole('searchbox', { name: 'Filter inputs' });
    const attribute = page.locator('[id="input-network_acls.answer_ports"]');
    await field.fill('answer_ports');
    await expect(attribute).toBeVisible();
    await expect(page.locator('#input-cidr_block')).toBeHidden();
    await field.fill('network_acls');
    await expect(page.locator('#input-network_acls')).toBeVisible();
    await expect(attribute).toBeHidden();
  });

  test('keeps the filter in view, above the row that a link leads to', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const id of ['input-enable_ipv6', 'input-network_acls.public_ports.protocol', 'optional-inputs']) {
        await page.goto(`${VPC}#${id}`);
        await ready(page);
        const filter = page.getByRole('search', { name: 'Filter inputs' });
        const row = page.locator(`[id="${id}"]`);
        await expect(row).toBeInViewport();
        await expect(filter).toBeInViewport({ ratio: 1 });
        const measureGap = async () => {
          const bottom = await filter.evaluate((element) => element.getBoundingClientRect().bottom);
          const top = await row.evaluate((element) => element.getBoundingClientRect().top);
          return top - bottom;
        };
        // A row that is folded away is opened first, and scrolled to then.
        await expect.poll(measureGap, id).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('filters required inputs, and a link into a hidden row shows it', async ({ page }) => {
    await page.goto(`${VPC}?required=1`);
    await ready(page);
    await expect(page.locator('#input-tags')).toBeHidden();
    await expect(page.locator('#input-name')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#input-tags';
    });
    await expect(page.locator('#input-tags')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('search', { name: 'Filter inputs' }).locator('output')).toHaveText(
      /^\d+ of /,
    );
    await expect(page.locator('#input-tags')).toBeInViewport();
    await expect(page.locator('#input-flow_logs')).toBeHidden();
  });

  test('filters after client navigation as well', async ({ page }) => {
    await page.goto('docs/reference/services/intro');
    await ready(page);
    await page.locator('.service-index').getByRole('link', { name: 'Virtual Private Cloud (VPC)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual Private Cloud (VPC)');
    await page.getByRole('searchbox', { name: 'Filter inputs' }).fill('flow');
    await expect(page.locator('#input-flow_logs')).toBeVisible();
    await expect(page.locator('#input-cidr_block')).toBeHidden();
  });
});
