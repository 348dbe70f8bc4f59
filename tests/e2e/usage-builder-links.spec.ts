import { BUCKET, open, parts } from './support/builder-parts.ts';
import { expect, test } from './support/builder-site.ts';

// Spec: faults/usage-builder-form-rules
test('a link brings the form back, without what may be secret', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dialog, field, button } = await open(page);
  await field('name').fill('a & b');
  await button('Set password').click();
  await field('password').fill('"hush"');
  await button('Set rules').click();
  await button('Add an entry to rules').click();
  await field('Key of entry 1 of rules').fill('x');
  await button('Set access_token').click();
  await field('access_token').fill('hush');
  await expect(dialog.getByText('The link leaves out what may be secret')).toContainText(
    'rules.x.access_token, password',
  );
  await button('Copy link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('hush');
  await expect(page).toHaveURL(link);
  await page.goto('about:blank');
  await page.goto(link);
  const again = parts(page);
  await expect(again.field('name')).toHaveValue('a & b');
  await expect(again.field('Key of entry 1 of rules')).toHaveValue('x');
  await expect(again.button('Set password')).toBeVisible();
  await again.button('Close').click();
  await expect(page).toHaveURL(BUCKET);
});

// Spec: faults/usage-builder-form-rules
test('a link of another version or of anybody is read as far as it makes sense', async ({ page }) => {
  await page.goto(`${BUCKET}#call:v0.1.0&name=%22logs%22&old=1&size=%5B&password=%22x%22&%ZZ`);
  const { dialog, field } = parts(page);
  await expect(field('name')).toHaveValue('logs');
  await expect(dialog.getByRole('note')).toContainText('inputs that this module does not have: old, %ZZ');
  await expect(dialog.getByRole('note')).toContainText('may not set these values: size, password');
});

// Spec: faults/usage-builder-form-rules
test('back closes it, forward opens it as it was, and links to rows work', async ({ page }) => {
  await page.goto('docs');
  await page.locator('main').getByRole('link', { name: 'Bucket' }).click();
  const { opener, dialog, field } = parts(page);
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.click();
  await field('name').fill('logs');
  await expect(page).toHaveURL(/#call:.*logs/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(BUCKET);
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(field('name')).toHaveValue('logs');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(BUCKET);
  await opener.click();
  await expect(field('name')).toHaveValue('logs');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await page.locator('main').getByRole('link', { name: 'its name' }).click();
  await expect(page.locator('#input-name')).toBeInViewport();
  await expect(dialog).toBeHidden();
});
