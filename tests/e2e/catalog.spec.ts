import { expect, type Page, test } from '@playwright/test';

const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';
const MATRIX = 'docs/guides/build-it-yourself/achieve-compliance/traceability-matrix';
const ready = (page: Page) => page.locator('html[data-behaviors]').waitFor({ state: 'attached' });

test.describe('releases', () => {
  // Spec: faults/reference-pages-catalog
  test('are compared by choosing any two, in either order', async ({ page }) => {
    await page.goto('docs/reference/releases');
    await ready(page);
    const form = page.getByRole('form', { name: 'Compare releases' });
    const show = form.getByRole('button', { name: 'Show changes' });
    await form.getByLabel('From').selectOption('v0.100.0');
    await form.getByLabel('To').selectOption('v0.100.0');
    await expect(show).toBeDisabled();
    await form.getByLabel('To').selectOption('v0.102.0');
    await show.press('Enter');
    await expect(page).toHaveURL('docs/reference/releases/v0-100-0-to-v0-102-0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes from v0.100.0 to v0.102.0');
    await page.getByRole('searchbox', { name: 'Filter modules' }).fill('ec-2-instance');
    await expect(page.locator('[data-row]:visible')).toHaveCount(1);
    await page.getByRole('link', { name: '/ec-2-instance' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('EC2 Instance');
    await page.locator('.service-facts').getByRole('link', { name: 'v0.100.0' }).click();
    await expect(page.locator('#since-v0-100-0')).toHaveAttribute('open', '');
    await expect(page.locator('#since-v0-100-0')).toContainText('instance_role_managed_policy_arns');
  });
});

test.describe('the catalog', () => {
  test('filters services by category and text', async ({ page }) => {
    await page.goto('docs/reference/services/intro?category=networking');
    await ready(page);
    await expect(page.locator('.service-index [data-row]:visible')).toHaveCount(5);
    await page.getByRole('searchbox', { name: 'Filter services' }).fill('topics');
    await expect(page.locator('.service-index [data-row]:visible')).toHaveCount(1);
    await expect(page).toHaveURL(/category=networking&services=topics$/);
  });

  test('heeds a choice that is made before its code is there, in the URL too', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/list-controls-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(MATRIX);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('combobox', { name: 'All versions' }).selectOption('1.3.0');
    held[0]?.();
    await expect(page.locator('.compliance-matrix tbody [data-row]:visible')).toHaveCount(55);
    await expect(page).toHaveURL(/version=1\.3\.0/);
  });

  // Spec: faults/reference-pages-catalog
  test('links modules and services in both directions', async ({ page }) => {
    await page.goto(`${VPC}#modules`);
    await page.locator('#modules ~ section').getByRole('link', { name: 'vpc-flow-logs' }).click();
    await expect(page).toHaveURL('docs/reference/modules/vpc-flow-logs');
    await expect(page.locator('#input-vpc_id')).toContainText('Required');
    await page.locator('#modules ~ p').getByRole('link', { name: 'Virtual Private Cloud (VPC)' }).click();
    await expect(page).toHaveURL(VPC);
  });

  // Spec: faults/reference-pages-catalog
  test('lists the library on one page, from which each module has its own', async ({ page }) => {
    await page.goto('docs/reference/modules/stub#module-vpc-flow-logs');
    const row = page.locator('#module-vpc-flow-logs');
    await expect(row).toBeInViewport();
    await row.getByRole('link', { name: 'vpc-flow-logs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('VPC flow logs');
    const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
    await crumbs.getByRole('link', { name: 'Module Library' }).click();
    await expect(page).toHaveURL('docs/reference/modules/stub');
  });

  test('leads from a recommendation to its guide, its inputs and back', async ({ page }) => {
    await page.goto(`${MATRIX}#control-network-acl-ports`);
    const row = page.locator('#control-network-acl-ports');
    await expect(row).toBeInViewport();
    await row.getByRole('link', { name: 'network_acls.public_ports' }).first().click();
    await expect(page).toHaveURL(`${VPC}#input-network_acls.public_ports`);
    await expect(page.locator('[id="input-network_acls.public_ports"]')).toBeInViewport();
    await page
      .locator('.controls')
      .getByRole('link', {
        name: "Network ACLs don't allow access from anywhere to remote administration ports",
      })
      .click();
    await expect(row).toBeInViewport();
    await row.getByRole('link', { name: 'Create VPC flow logs' }).click();
    await expect(page).toHaveURL(/#network-acls$/);
    await expect(page.getByRole('heading', { name: 'Network ACLs' })).toBeInViewport();
  });

  test('finds a recommendation in the section that each version has it in', async ({ page }) => {
    await page.goto(MATRIX);
    await ready(page);
    const sections = page.getByRole('combobox', { name: 'All sections' });
    for (const section of ['Identity and access management', 'Storage']) {
      await sections.selectOption(section);
      await expect(page.locator('#control-security-group-ports')).toBeHidden();
      await expect(page.locator('#control-s3-public-access')).toBeVisible();
    }
  });

  // Spec: faults/reference-pages-catalog
  test('filters and sorts the compliance matrix', async ({ page, request }) => {
    await page.goto(MATRIX);
    await ready(page);
    const rows = page.locator('.compliance-matrix tbody [data-row]:visible');
    await expect(rows).toHaveCount(76);
    await page.getByRole('combobox', { name: 'All versions' }).selectOption('1.3.0');
    await expect(rows).toHaveCount(55);
    await page.getByRole('button', { name: '1.4.0' }).click();
    await expect(page.getByRole('columnheader', { name: '1.4.0' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: '1.4.0' }).click();
    await expect(rows.first()).toHaveId('control-peering-routes');
    await expect(page).toHaveURL(/version=1\.3\.0/);
    await expect(page).toHaveURL(/sort=-1\.4\.0/);
    await page.reload();
    await expect(rows.first()).toHaveId('control-peering-routes');
    const csv = await (await request.get('docs/reference/compliance.csv')).text();
    expect(csv.split('\r\n')).toHaveLength(55 + 58 + 63 + 70 + 2);
  });
});
