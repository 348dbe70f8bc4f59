import { expect, type Page, test } from '@playwright/test';

const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';
const MATRIX = 'docs/guides/build-it-yourself/achieve-compliance/traceability-matrix';
const ready = (page: Page) => page.locator('html[data-behaviors]').waitFor({ state: 'attached' });

test.describe('a reference page', () => {
  test.beforeEach(async ({ page }) => {
    page.on('pageerror', (error) => {
      throw error;
    });
  });

  // Spec: faults/reference-pages-catalog
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

  // Spec: faults/reference-pages-catalog
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
      await ready(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
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
