import { paste, SOURCE } from './support/builder-parts.ts';
import { expect, test } from './support/builder-site.ts';

// Spec: faults/usage-builder-form-rules
test('a pasted block is told what is wrong with it, and fills the form in', async ({ page }) => {
  const inputs = [
    'name = "A"',
    'sizes = 3',
    'label = "x"',
    'big = [1]',
    'kind = "cold"',
    'rules = { a = { day = 1 } }',
  ];
  const { findings, field, code } = await paste(
    page,
    `module "b" {\n  source = "${SOURCE}?ref=v1.0.0"\n  ${inputs.join('\n  ')}\n}\n`,
  );
  const items = findings.getByRole('listitem');
  await expect(items.filter({ hasText: 'sizes' })).toContainText(
    'The module has no such input. Did you mean size?',
  );
  await expect(items.filter({ hasText: 'sizes' })).toContainText('Line 4');
  await expect(findings.locator('[data-kind="type"]').first()).toContainText(
    'The value does not fit the type bool.',
  );
  await expect(findings.locator('[data-kind="rule"]')).toHaveText(
    /^name\s*Line 3\s*The name A must be of small letters/,
  );
  await expect(items.filter({ hasText: 'rules.a.day' })).toContainText('The type has no such attribute.');
  await expect(items.filter({ hasText: 'Changed since v1.0.0' }).first()).toBeVisible();
  await expect(findings).toContainText('It pins v1.0.0.');
  await expect(field('kind')).toHaveValue('cold');
  await expect(code).toContainText('big  = [1]');
  await items.getByRole('button', { name: 'name', exact: true }).first().click();
  await expect(field('name')).toBeFocused();
});

// Spec: faults/usage-builder-form-rules
test('a pasted Terragrunt file, one that lacks an input, one that does not parse', async ({ page }) => {
  const { dialog, findings, field, button } = await paste(
    page,
    `terraform {\n  source = "${SOURCE}?ref=v1.1.0"\n}\n\ninputs = {\n  size = 20\n}\n`,
  );
  await expect(findings.getByRole('listitem')).toHaveText(/^name\s*Required, and not set\.$/);
  const text = field('A module block, or a Terragrunt file');
  await text.fill('module "b" {\n  name = [1 2]\n}\n');
  await button('Check and fill in').click();
  await expect(text).toHaveAccessibleDescription(/Line 2, column 13/);
  await expect(findings).toHaveCount(0);
  await text.fill('a = 1');
  await button('Check and fill in').click();
  await expect(dialog.getByText('There is no call of a module in this text.')).toBeVisible();
  await text.fill(`module "b" {\n  source = "./other"\n  name = "logs"\n}\n`);
  await button('Check and fill in').click();
  await expect(findings).toContainText('./other, is not that of this module');
});
