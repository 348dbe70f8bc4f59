import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  nextFrames,
  openPage,
  saveData,
  test,
} from './support/runtime-site.ts';

const likely = 'section[data-likely-pages]';

// Spec: routes/any-other-path-404
test('the page for unknown URLs proposes pages whose path is like the wrong one', async ({
  page,
  sitePath,
}) => {
  const response = await page.goto('docs/lonng');
  expect(response?.status()).toBe(404);
  await expect(page.locator(likely).getByRole('link').first()).toHaveAttribute(
    'href',
    `${sitePath}docs/long`,
  );
  await expect(page.locator(likely).getByRole('link').first()).toHaveText('Long');
  await page.locator(likely).getByRole('link', { name: 'Long', exact: true }).click();
  await expect(heading(page, 'Long')).toBeVisible();
});

test('it proposes nothing where nothing is like it, and leads home', async ({ page }) => {
  const names = page.waitForResponse('**/page-names/*.json');
  await openPage(page, 'wp-login.php');
  await (await names).finished();
  await nextFrames(page);
  await expect(page.locator(likely)).toBeHidden();
  await link(page, 'Home page').click();
  await expect(page).toHaveURL('./');
});

test('it does so where a link led to it without a reload', async ({ page }) => {
  await saveData(page);
  await openPage(page, 'docs/');
  await markDocument(page);
  await link(page, 'Long').evaluate((element) => element.setAttribute('href', 'prts'));
  await link(page, 'Long').click();
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.locator(likely).getByRole('link', { name: 'Parts', exact: true })).toBeVisible();
  await expectNoReload(page);
});

test('names of pages are asked for on this page only, and only a few of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, 'docs/');
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
  expect(asked).not.toContainEqual(expect.stringContaining('page-names'));
  asked.length = 0;
  await page.goto('docs/lonng');
  await expect(page.locator(likely)).toBeVisible();
  expect(asked.filter((path) => path.includes('page-names')).length).toBeLessThan(3);
  expect(asked).not.toContainEqual(expect.stringContaining('sitemap.xml'));
});

test('it still helps when the names cannot be loaded', async ({ page, sitePath }) => {
  await page.route('**/page-names/*', (route) => route.abort());
  const warning = page.waitForEvent('console', (message) => message.text().includes('Similar pages'));
  await page.goto('docs/lonng');
  await warning;
  await expect(page.locator(likely)).toBeHidden();
  await expect(link(page, 'Start')).toHaveAttribute('href', `${sitePath}docs/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Spec: routes/any-other-path-404
  test('it shows the way to the parts of the site, and nothing empty', async ({ page }) => {
    await page.goto('docs/lonng');
    await expect(page.locator(likely)).toBeHidden();
    await link(page, 'Start').click();
    await expect(heading(page, 'Start')).toBeVisible();
  });
});
