import { expect, type Locator, type Page } from '@playwright/test';
import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { openPaused } from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

/** Against a fixture site of its own, in two languages. */
const test = createSiteTest('parts-site');

const block = (page: Page, text: string): Locator => page.locator('.code-block', { hasText: text });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not shown');
  return box;
}

// Spec: states/parts-guides-steps-labels
test('steps are numbered headings with links of their own, also in the table of contents', async ({
  page,
}) => {
  await page.goto('docs/');
  const headings = page.locator('.steps > h3');
  await expect(headings).toHaveCount(2);
  const numbers = await headings.evaluateAll((all) =>
    all.map((own) => getComputedStyle(own, '::before').content),
  );
  expect(numbers).toEqual(['counter(step)', 'counter(step)']);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Go there' })
    .click();
  await expect(page).toHaveURL(/#go-there$/);
});

// Spec: states/parts-guides-steps-labels
test('what a command prints has a label, is attached to the command and is not there to be copied', async ({
  page,
}) => {
  await page.goto('docs/');
  const output = block(page, '111122223333');
  await expect(output).toContainText('Expected output');
  // By now, blocks have their buttons.
  await expect(output.getByRole('button', { name: 'Toggle word wrap' })).toBeAttached();
  await expect(output.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0);
  const command = await boxOf(block(page, 'get-caller-identity'));
  const below = await boxOf(output);
  expect(Math.abs(command.y + command.height - below.y)).toBeLessThan(1);
});

// Spec: states/parts-guides-steps-labels
test('what a change takes away is not copied, but for a patch, which is whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPaused(page, 'docs/');
  for (const [name, text] of [
    ['instances', 'module "app" {\n  instances = 2\n}'],
    ['-old', '-old\n+new'],
  ] as const) {
    await block(page, name).getByRole('button', { name: 'Copy code to clipboard' }).press('Enter');
    await expect(block(page, name).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

// Spec: states/parts-guides-steps-labels
test('output that text divides from its command stands alone', async ({ page }) => {
  await page.goto('docs/');
  const command = await boxOf(block(page, 'echo one'));
  const output = await boxOf(page.locator('.code-block[data-expect]').last());
  expect(output.y - command.y - command.height).toBeGreaterThan(40);
});

// Spec: states/parts-guides-steps-labels
test('commands for another machine say which one', async ({ page }) => {
  await page.goto('docs/');
  await expect(block(page, 'uptime')).toContainText('On the bastion host');
});

// Spec: states/parts-guides-steps-labels
test('costs, versions and files read as text', async ({ page }) => {
  await page.goto('docs/');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Checked with Terraform 1.14.3 and mocked providers, not applied to real infrastructure. Written for OpenTofu 1.11.',
  );
  await expect(main).toContainText('Cost: $3.10 a day, $92 a month (list prices in eu-west-1) Source');
  const tree = page.locator('.file-tree');
  await expect(tree.locator('.folder')).toHaveCount(2);
  await expect(tree.getByRole('listitem').filter({ hasText: 'root.hcl' }).last()).toBeVisible();
});

// Spec: states/parts-guides-steps-labels
test('in Arabic the texts are Arabic and code stays left to right', async ({ page }) => {
  await page.goto('ar/docs/');
  await expect(page.getByRole('main')).toContainText('المخرجات المتوقعة');
  await expect(page.getByRole('main')).toContainText('التكلفة');
  await expect(block(page, 'uptime').locator('.code-frame')).toHaveCSS('direction', 'ltr');
});

for (const url of ['docs/', 'ar/docs/']) {
  // Spec: states/parts-guides-steps-labels
  test(`${url} fits into 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(url);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  // Spec: states/parts-guides-steps-labels
  test(`${url} has no accessibility violation`, async ({ page }) => {
    await page.goto(url);
    await loadAudit(page);
    for (const theme of ['light', 'dark'] as const) {
      await showColors(page, theme);
      expect(await auditPage(page), theme).toEqual([]);
    }
  });
}
