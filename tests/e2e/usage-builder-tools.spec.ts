import { open, parts } from './support/builder-parts.ts';
import { expect, test } from './support/builder-site.ts';

const GATE = 'docs/reference/services/storage/gate';

// Spec: faults/usage-builder-form-rules
test('the form has the inputs and rules of the tool that is chosen, and keeps what is typed', async ({
  page,
}) => {
  const { dialog, field, code, status } = await open(page, GATE);
  await field('name').fill('front');
  await expect(status).toHaveText('Every required input is set');
  await expect(field('key_id')).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'OpenTofu' }).click();
  await expect(status).toHaveText('One required value is not set');
  await expect(field('name')).toHaveValue('front');
  await field('key_id').fill('abc');
  await expect(dialog.getByText('An id has four signs.')).toBeVisible();
  await field('key_id').fill('abcd');
  await expect(status).toHaveText('Every required input is set');
  await expect(code).toContainText('key_id = "abcd"');
  await dialog.getByRole('tab', { name: 'Terraform' }).click();
  await expect(field('key_id')).toHaveCount(0);
  await expect(code).not.toContainText('key_id');
  await expect(code).toContainText('name = "front"');
  await dialog.getByRole('tab', { name: 'OpenTofu' }).click();
  await expect(field('key_id')).toHaveValue('abcd');
});

// Spec: faults/usage-builder-form-rules
test('a link holds what OpenTofu alone knows', async ({ page }) => {
  await page.goto(GATE);
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.tool', 'tofu'));
  await page.goto(`${GATE}#call:v1.1.0&name=%22front%22&key_id=%22abcd%22`);
  await page.reload();
  const { title, field, status } = parts(page);
  await expect(title).toHaveText('Call Gate');
  await expect(field('key_id')).toHaveValue('abcd');
  await expect(status).toHaveText('Every required input is set');
});
