import { expect, type Page, test } from '@playwright/test';

const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';
const MATRIX = 'docs/guides/build-it-yourself/achieve-compliance/traceability-matrix';
const ready = (page: Page) => page.locator('html[data-behaviours]').waitFor({ state: 'attached' });

test.describe('a reference page', () => {
  test.beforeEach(async ({ page }) => {
    page.on('pageerror', (error) => {
      throw error;
    });
  });

  test('is made of README and source, top to bottom', async ({ page }) => {
    await page.goto(VPC);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual Private Cloud (VPC)');
    const headings = await page.locator('main h2').allTextContents();
    const shown = headings.map((text) => text.replace(/\u200b/g, ''));
    expect(shown.slice(shown.indexOf('Usage'))).toEqual([
      'Usage',
      'Examples',
      'Inputs',
      'Outputs',
      'Requirements',
      'Resources',
      'Modules',
      'Changes',
      'Compliance',
    ]);
    await expect(page.locator('[data-toc] a[href="#inputs"]')).toHaveText('Inputs');
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toContainText('Networking');
    const source = page.locator('.service-facts a', { hasText: 'Source' });
    await expect(source).toHaveAttribute('data-subscribers-only', '');
    await expect(source).toHaveAttribute('href', /\/tree\/v\d+\.\d+\.\d+\/services\/networking\//);
  });

  test('shows its structure as a picture, whose boxes lead to their rows, and as a list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${VPC}#structure`);
    const picture = page.getByRole('region', { name: 'Structure of Virtual Private Cloud (VPC)' });
    await picture.getByRole('link', { name: 'vpc-flow-logs' }).click();
    await expect(page).toHaveURL(`${VPC}#call-flow_logs`);
    await expect(page.locator('#call-flow_logs')).toBeInViewport();
    await page.getByText('The same as a list').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'vpc is used by' })).toBeVisible();
  });

  test('opens a folded input for a link to one of its attributes', async ({ page }) => {
    await page.goto(`${VPC}#input-public_subnets.subnet_bits`);
    const row = page.locator('[id="input-public_subnets.subnet_bits"]');
    await expect(row).toBeVisible();
    await expect(row).toBeInViewport();
    await expect(page.locator('#input-public_subnets details[open]')).toHaveCount(1);
  });

  test('takes a bare name for the input or the output of that name', async ({ page }) => {
    await page.goto(`${VPC}#cidr_block`);
    await expect(page).toHaveURL(`${VPC}#input-cidr_block`);
    await expect(page.locator('#input-cidr_block')).toBeInViewport();
    await page.goto(`${VPC}#vpc_id`);
    await expect(page).toHaveURL(`${VPC}#output-vpc_id`);
    await expect(page.locator('#output-vpc_id')).toBeInViewport();
  });

  test('remembers the tool on every page', async ({ page }) => {
    await page.goto(VPC);
    await page.getByRole('tab', { name: 'Terragrunt' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Terragrunt' })).toContainText('inputs = {');
    await page.goto('docs/reference/services/data-storage/s-3-bucket');
    await expect(page.getByRole('tab', { name: 'Terragrunt' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Terragrunt' })).toBeVisible();
  });

  test('shows required inputs in the usage, and all of them on demand', async ({ page }) => {
    await page.goto(VPC);
    const panel = page.getByRole('tabpanel', { name: 'Terraform' });
    await expect(panel.locator('.usage-required')).toContainText('cidr_block');
    await expect(panel.getByText('Optional, with their defaults')).toBeHidden();
    await page.getByLabel('Show all inputs with their defaults').check();
    await expect(panel.getByText('Optional, with their defaults')).toBeVisible();
  });

  test('copies the usage that is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/reference/services/data-storage/s-3-bucket');
    await ready(page);
    const panel = page.getByRole('tabpanel', { name: 'Terraform' });
    const block = panel.locator('.code-block:visible');
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^module "s_3_bucket" \{\n {2}source = ".+\?ref=v\d+\.\d+\.\d+"\n\n {2}name = ".+"\n\}$/,
    );
  });

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
        await expect(filter).toBeInViewport({ ratio: 1 });
        const bottom = await filter.evaluate((element) => element.getBoundingClientRect().bottom);
        const top = await page.locator(`[id="${id}"]`).evaluate((row) => row.getBoundingClientRect().top);
        expect(top, id).toBeGreaterThanOrEqual(bottom);
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

  test('is there as JSON, as a schema and as Markdown', async ({ page, request }) => {
    await page.goto(VPC);
    const links = page.locator('main a[rel="alternate"]');
    await expect(links).toHaveCount(3);
    const model = await (await request.get(`${VPC}.json`)).json();
    expect(model.variables.map(({ name }: { name: string }) => name)).toContain('cidr_block');
    const schema = await (await request.get(`${VPC}.schema.json`)).json();
    expect(schema.required).toEqual(expect.arrayContaining(['name', 'cidr_block', 'num_nat_gateways']));
    const markdown = await request.get(`${VPC}.md`);
    expect(markdown.headers()['content-type']).toContain('text/markdown');
    expect(await markdown.text()).toMatch(/^> Page of .+\n\n# Virtual Private Cloud \(VPC\)\n/);
  });

  test('has no sideways scroll on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      VPC,
      'docs/reference/intro',
      'docs/reference/modules/stub',
      'docs/reference/services/intro',
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('releases', () => {
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

  test('links modules and services in both directions', async ({ page }) => {
    await page.goto(`${VPC}#modules`);
    await page.locator('#modules ~ section').getByRole('link', { name: 'vpc-flow-logs' }).click();
    await expect(page).toHaveURL('docs/reference/modules/vpc-flow-logs');
    await expect(page.locator('#input-vpc_id')).toContainText('Required');
    await page.locator('#modules ~ p').getByRole('link', { name: 'Virtual Private Cloud (VPC)' }).click();
    await expect(page).toHaveURL(VPC);
  });

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
      .getByRole('link', { name: 'No network ACL admits everyone to ports of administration' })
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there and nothing that needs a script is shown', async ({ page }) => {
    await page.goto(VPC);
    await expect(page.getByRole('searchbox', { name: 'Filter inputs' })).toBeHidden();
    await expect(page.locator('#input-cidr_block')).toContainText('Required');
    await expect(page.locator('.tab-label', { hasText: 'Terragrunt' })).toBeVisible();
    await page.getByLabel('Show all inputs with their defaults').check();
    await expect(page.getByText('Optional, with their defaults').first()).toBeVisible();
    await page.locator('#input-public_subnets summary', { hasText: 'attributes' }).click();
    await expect(page.locator('[id="input-public_subnets.subnet_bits"]')).toBeVisible();
    await page.goto(MATRIX);
    await expect(page.locator('.compliance-matrix tbody tr')).toHaveCount(76);
  });
});
