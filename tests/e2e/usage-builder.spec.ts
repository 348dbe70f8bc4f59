import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { expect, MANY, type Page, test } from './support/builder-site.ts';

const BUCKET = 'docs/reference/services/storage/bucket';
const SOURCE = 'git::https://example.com/acme/catalog.git//services/storage/bucket';

/** The builder, by what it is for a reader. */
function parts(page: Page) {
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

async function open(page: Page, url = BUCKET) {
  await page.goto(url);
  const builder = parts(page);
  await expect(builder.opener).toHaveAttribute('data-connected', '');
  await builder.opener.click();
  await expect(builder.title).toBeVisible();
  return builder;
}

async function paste(page: Page, text: string) {
  const builder = await open(page);
  await builder.button('Paste your block').click();
  await builder.field('A module block, or a Terragrunt file').fill(text);
  await builder.button('Check and fill in').click();
  return builder;
}

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

test('a link of another version or of anybody is read as far as it makes sense', async ({ page }) => {
  await page.goto(`${BUCKET}#call:v0.1.0&name=%22logs%22&old=1&size=%5B&password=%22x%22&%ZZ`);
  const { dialog, field } = parts(page);
  await expect(field('name')).toHaveValue('logs');
  await expect(dialog.getByRole('note')).toContainText('what this module does not have: old, %ZZ');
  await expect(dialog.getByRole('note')).toContainText('not taken from one: size, password');
});

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
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await page.locator('main').getByRole('link', { name: 'its name' }).click();
  await expect(page.locator('#input-name')).toBeInViewport();
  await expect(dialog).toBeHidden();
});

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
  await page.keyboard.type('bob');
  await expect(code).toContainText('readers = ["ada", "bob"]');
  await button('Remove Item 1 of readers').press('Enter');
  await expect(button('Remove Item 1 of readers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add an item to readers')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto(BUCKET);
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
    await expect(parts(page).opener).toBeHidden();
  });
});

test(`with ${MANY} inputs the field takes the next key within 100 ms on a slow machine, and the block follows`, async ({
  page,
}) => {
  const { field, button, code } = await open(page, 'docs/reference/services/storage/many');
  await button('Set input_000').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // How long a key holds the field up: rules and block come after it, and how long they take is not measured here.
  const times = await field('input_000').evaluate(async (element) => {
    const input = element as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const results: number[] = [];
    for (let count = 0; count < 8; count++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      const begin = performance.now();
      write?.call(input, `text ${count}`);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      results.push(performance.now() - begin);
    }
    return results.sort((a, b) => a - b);
  });
  await expect(code).toContainText('"text 7"');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(times[4]).toBeLessThan(100);
  await field('input_000').fill('x'.repeat(60));
  await expect(field('input_000')).toHaveAccessibleDescription(/input_000 is too long/);
  await field('Find an input').fill('249');
  await expect(button('Set input_249')).toBeVisible();
  await expect(button('Set input_001')).toBeHidden();
  await expect(code).toContainText('x'.repeat(60));
});
