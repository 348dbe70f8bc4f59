import { expect, type Page, test } from '@playwright/test';
import { stopClock } from './support/stop-clock.ts';

const url = 'docs/guides/build-it-yourself/vpc/core-concepts/cidr-notation';

/** Opens the page and turns to the calculator, whose code is loaded then. */
async function openCalculator(page: Page): Promise<void> {
  await page.goto(url);
  const calculator = page.locator('gw-island[name="CidrCalculator"]');
  await calculator.getByLabel('CIDR block').focus();
  await expect(calculator).toHaveAttribute('data-hydrated');
}

/** Texts of a column of the table of subnets, without the rows of whole tiers. */
function subnets(page: Page) {
  return page.locator('.cidr-plan tbody tr:not(.cidr-tier) td:nth-of-type(1)');
}

// Spec: faults/cidr-calculator
test('a typed block is described and divided at once', async ({ page }) => {
  await openCalculator(page);
  await expect(subnets(page).first()).toHaveText('10.2.0.0/21');
  await page.getByLabel('CIDR block').fill('172.20.0.0/18');
  await expect(page.getByRole('row', { name: /Last address/ })).toContainText('172.20.63.255');
  await expect(subnets(page)).toHaveText([
    '172.20.0.0/23',
    '172.20.2.0/23',
    '172.20.4.0/23',
    '172.20.32.0/21',
    '172.20.40.0/21',
    '172.20.48.0/21',
    '172.20.8.0/23',
    '172.20.10.0/23',
    '172.20.12.0/23',
  ]);
});

test('zones, service and tiers change the division', async ({ page }) => {
  await openCalculator(page);
  await page.getByLabel('Availability zones').fill('2');
  await expect(subnets(page)).toHaveCount(6);
  await page.getByLabel('Divide as').selectOption({ label: 'Management VPC: public, private' });
  await expect(subnets(page)).toHaveText(['10.2.0.0/19', '10.2.32.0/19', '10.2.128.0/19', '10.2.160.0/19']);
  await page.getByText('Change how the tiers are cut').click();
  await page.getByRole('group', { name: 'private', exact: true }).getByLabel('tier_index').fill('0');
  await expect(page.locator('.cidr-problems')).toContainText('overlap');
  await expect(subnets(page)).toHaveCount(0);
});

test('an IPv6 block is divided too', async ({ page }) => {
  await openCalculator(page);
  await page.getByLabel('CIDR block').fill('2001:db8:1200::/56');
  await expect(subnets(page).last()).toHaveText('2001:db8:1200:22::/64');
});

test('a wrong block is explained, and what was meant is one click away', async ({ page }) => {
  await openCalculator(page);
  const field = page.getByLabel('CIDR block');
  await field.fill('10.7.9.1/16');
  await expect(page.locator('.cidr-problems')).toContainText('10.7.9.1 is inside a /16 block');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.cidr-plan')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use 10.7.0.0/16' }).click();
  await expect(field).toHaveValue('10.7.0.0/16');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(subnets(page).first()).toHaveText('10.7.0.0/21');
});

test('a call is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await openCalculator(page);
  const call = 'cidrsubnet(cidrsubnet("10.2.0.0/16", 1, 1), 2, 0)';
  await page.getByRole('button', { name: `Copy ${call}` }).click();
  await expect(page.getByRole('button', { name: `Copied ${call}` })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(call);
});

test('at 320 px the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openCalculator(page);
  await page.getByLabel('CIDR block').fill('2001:db8:1200::/56');
  await expect(subnets(page).last()).toHaveText('2001:db8:1200:22::/64');
  await expect(subnets(page)).toHaveCount(9);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: faults/cidr-calculator
  test('the worked example is there, and no control that would do nothing', async ({ page }) => {
    await page.goto(url);
    await expect(subnets(page)).toHaveCount(9);
    await expect(page.getByText('cidrsubnet(cidrsubnet("10.2.0.0/16", 1, 1), 2, 2)')).toBeVisible();
    await expect(page.locator('.cidr-form')).toBeHidden();
    await expect(page.locator('.cidr-copy').first()).toBeHidden();
  });
});
