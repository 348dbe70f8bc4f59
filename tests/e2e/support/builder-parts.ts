import { expect, type Page } from '@playwright/test';

/** The reference page whose builder most tests open. */
export const BUCKET = 'docs/reference/services/storage/bucket';
/** Of its module. */
export const SOURCE = 'git::https://example.com/acme/catalog.git//services/storage/bucket';

/** The builder, by what it is for a reader. */
export function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Build your call' });
  return {
    dialog,
    opener: page.getByRole('button', { name: 'Build your call' }),
    title: dialog.getByRole('heading', { level: 2 }),
    code: dialog.getByRole('tabpanel').locator('pre'),
    status: dialog.locator('.builder-status').getByRole('status'),
    findings: dialog.locator('.builder-findings'),
    field: (name: string) => dialog.getByLabel(name, { exact: true }),
    button: (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }),
  };
}

/** Opens the builder of a page. */
export async function open(page: Page, url = BUCKET) {
  await page.goto(url);
  const builder = parts(page);
  await expect(builder.opener).toHaveAttribute('data-connected', '');
  await builder.opener.click();
  await expect(builder.title).toBeVisible();
  return builder;
}

/** Opens the builder and has it read a call. */
export async function paste(page: Page, text: string) {
  const builder = await open(page);
  await builder.button('Paste your block').click();
  await builder.field('A module block, or a Terragrunt file').fill(text);
  await builder.button('Check and fill in').click();
  return builder;
}
