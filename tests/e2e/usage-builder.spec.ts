import { BUCKET, open, parts, SOURCE } from './support/builder-parts.ts';
import { expect, test } from './support/builder-site.ts';
import { refuseClipboard } from './support/refuse-clipboard.ts';

// Spec: faults/usage-builder-form-rules
test('nothing of it is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(BUCKET);
  await expect(parts(page).opener).toHaveAttribute('data-connected', '');
  expect(asked.filter((path) => /builder|island-root|\.json$/i.test(path))).toEqual([]);
  await parts(page).opener.click();
  await expect(parts(page).title).toHaveText('Call Bucket');
  expect(asked).toContain(`/${BUCKET}.json`);
  expect(asked.filter((path) => path.endsWith('.changes.json'))).toEqual([]);
});

// Spec: faults/usage-builder-form-rules
test('values of all types make a block of what differs from the defaults', async ({ page }) => {
  const { field, button, code, status } = await open(page);
  await expect(code).toHaveText(
    `module "bucket" {\n  source = "${SOURCE}?ref=v1.1.0"\n\n  # name = <string>\n}`,
  );
  await expect(status).toHaveText('One required value is not set');
  await field('name').fill('logs');
  await button('Set big').click();
  await field('big').selectOption('true');
  await button('Set rules').click();
  await button('Add an entry to rules').click();
  await field('Key of entry 1 of rules').fill('old');
  await field('days').fill('30');
  await button('Set filter').click();
  await button('Set tags').click();
  await button('Add an item to tags').click();
  await field('Item 1 of tags').fill('module.tags.first');
  await button('Make it an expression').click();
  await expect(field('Item 1 of tags')).toBeFocused();
  await button('Set settings').click();
  await field('settings').fill('{ a = [1, 2] }');
  await expect(code).toHaveText(
    `module "bucket" {
  source = "${SOURCE}?ref=v1.1.0"

  name = "logs"
  big  = true
  rules = {
    old = {
      days = 30
      filter = {
        tags = [module.tags.first]
      }
    }
  }
  settings = { a = [1, 2] }
}`,
  );
  await expect(status).toHaveText('Every required input is set');
  await button('Use the default of big').click();
  await expect(button('Set big')).toBeFocused();
  await expect(code).not.toContainText('big');
});

// Spec: faults/usage-builder-form-rules
test('the rules of the module answer as one types, with the message at the control', async ({ page }) => {
  const { field, button, status } = await open(page);
  await field('name').fill('Logs');
  const message = 'The name Logs must be of small letters, digits and hyphens.';
  await expect(field('name')).toHaveAccessibleDescription(new RegExp(message));
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toHaveText('One value is refused');
  await field('name').fill('logs');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await button('Set size').click();
  await field('size').fill('101');
  await expect(field('size')).toHaveAccessibleDescription(/More than 100 gigabytes need a big bucket/);
  await button('Set big').click();
  await field('big').selectOption('true');
  await expect(field('size')).not.toHaveAttribute('aria-invalid');
  await field('size').fill('many');
  await expect(field('size')).toHaveAccessibleDescription(/Enter a number/);
  await button('Write size as an expression').click();
  await field('size').fill('[1 2');
  await expect(field('size')).toHaveAccessibleDescription(/Line 1, column 4/);
  await field('size').fill('var.size');
  await expect(field('size')).not.toHaveAttribute('aria-invalid');
});

// Spec: faults/usage-builder-form-rules
test('what the site says in its own words, the builder says in them too', async ({ page }) => {
  const { field, button } = await open(page);
  await field('name').fill('logs');
  await button('Begin anew').click();
  await expect(field('name')).toHaveValue('');
});

// Spec: faults/usage-builder-form-rules
test('the tool is that of the tabs of the page, and the block is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, field, button, code } = await open(page);
  await field('name').fill('logs');
  await dialog.getByRole('tab', { name: 'Terraform' }).press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'Terragrunt' })).toBeFocused();
  await expect(code).toContainText('inputs = {\n  name = "logs"\n}');
  await button('Copy').click();
  await expect(button('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `terraform {\n  source = "${SOURCE}?ref=v1.1.0"\n}\n\ninputs = {\n  name = "logs"\n}\n`,
  );
  await button('Close').click();
  await expect(page.getByRole('tab', { name: 'Terragrunt' })).toHaveAttribute('aria-selected', 'true');
});

// Spec: faults/usage-builder-form-rules
test('the block is copied where the browser refuses, as without HTTPS, and the focus stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read']);
  await refuseClipboard(page);
  const { field, button } = await open(page);
  await field('name').fill('logs');
  await button('Copy').press('Enter');
  await expect(button('Copied')).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('name = "logs"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: faults/usage-builder-form-rules
  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto(BUCKET);
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
    await expect(parts(page).opener).toBeHidden();
  });
});
