import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { BUCKET, parts, paste } from './support/builder-parts.ts';
import { expect, test } from './support/builder-site.ts';
import { findOverflow } from './support/find-overflow.ts';

// Spec: faults/usage-builder-form-rules
test('the keyboard is enough, and the focus is never lost', async ({ page }) => {
  await page.goto(BUCKET);
  const { opener, title, field, button, code, dialog } = parts(page);
  await expect(opener).toHaveAttribute('data-connected', '');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Close')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('readers');
  await expect(dialog.getByText('1 of 8 inputs')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button('Set readers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add an item to readers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Item 1 of readers')).toBeFocused();
  await page.keyboard.type('ada');
  await button('Add an item to readers').press('Enter');
  await expect(field('Item 2 of readers')).toBeFocused();
  await page.keyboard.type('bob');
  await expect(code).toContainText('readers = ["ada", "bob"]');
  await button('Remove Item 1 of readers').press('Enter');
  await expect(code).toContainText('readers = ["bob"]');
  await expect(button('Remove Item 1 of readers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add an item to readers')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

// Spec: faults/usage-builder-form-rules
test('it has no accessibility violation, light and dark, wide and on a phone, where the block is below', async ({
  page,
}) => {
  const { dialog, field, button, code } = await paste(
    page,
    'module "b" {\n  source = "./b"\n  name = "A"\n}\n',
  );
  await button('Set rules').click();
  await button('Add an entry to rules').click();
  await button('Set filter').click();
  await loadAudit(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ['light', 'dark'] as const) {
      await showColors(page, theme);
      expect(await auditPage(page), `${theme}, ${width} px`).toEqual([]);
    }
  }
  expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  await expect(code).not.toBeInViewport();
  await button('Show the call').click();
  await expect(code).toBeInViewport();
  await expect(button('Show the call')).toHaveCount(0);
  const [form, block] = await Promise.all([field('name').boundingBox(), code.boundingBox()]);
  expect(form?.y).toBeLessThan(block?.y ?? 0);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});

test('long lines of code in a description do not make the page scroll sideways', async ({ page }) => {
  await page.goto(BUCKET);
  await page
    .locator('.params dd')
    .first()
    .evaluate((description) => {
      const code = document.createElement('pre');
      code.append(document.createElement('code'));
      code.firstElementChild?.append('one two '.repeat(100));
      description.append(code);
    });
  expect(await findOverflow(page)).toEqual([]);
});
