import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeAnswers } from './support/change-answers.ts';
import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPage,
  openPaused,
  saveData,
  test,
  whenReady,
} from './support/runtime-site.ts';

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await openPage(page, 'docs/');
  await markDocument(page);
});

// Spec: errors/page-fails-load-message, states/page-load-error-retry
test('a server error shows its message and Retry, which loads the page', async ({ page, sitePath }) => {
  await page.route('**/docs/long', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await link(page, 'Long').click();
  const error = page.getByRole('alert');
  await expect(error.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(error).toContainText(`${sitePath}docs/long could not be loaded: the server answered 500.`);
  await expect(page).toHaveURL('docs/long');
  await expect(page.locator('main')).toBeFocused();
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Long')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoReload(page);
});

// Spec: errors/page-fails-load-message
test('without a network the message says so, and back returns to the page before', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await link(page, 'Long').click();
  await expect(page.getByRole('alert')).toContainText('the server could not be reached');
  await page.goBack();
  await expect(heading(page, 'Start')).toBeVisible();
  await context.setOffline(false);
  await page.goForward();
  await expect(heading(page, 'Long')).toBeVisible();
  await expectNoReload(page);
});

// Spec: states/page-load-error-retry
test('Retry keeps the hash', async ({ page }) => {
  await page.route('**/docs/long', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await link(page, 'Third part').click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#third')).toBeInViewport();
  await expect(page).toHaveURL('docs/long#third');
});

// Spec: errors/page-fails-load-message
test('after a failed page other links still work', async ({ page }) => {
  await page.route('**/docs/long', (route) => route.abort());
  await link(page, 'Long').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('[data-navbar]').getByRole('link', { name: 'Parts', exact: true }).click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoReload(page);
});

test('what is not one of our pages is loaded as a whole', async ({ page }) => {
  await page.route('**/docs/long', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Else</title><p>Something else' }),
  );
  await link(page, 'Long').click();
  await expect(page).toHaveTitle('Else');
  await expect(page.getByText('Something else')).toBeVisible();
});

// Spec: errors/redirect-another-origin-address
test('a redirect to another origin, such as a sign-in, is followed by the browser', async ({
  page,
  faults,
}) => {
  const signIn = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  }).listen(0, '127.0.0.1');
  await once(signIn, 'listening');
  const { port } = signIn.address() as AddressInfo;
  await page.route('**/docs/long', (route) =>
    route.fulfill({ status: 302, headers: { location: `http://127.0.0.1:${port}/sign-in` } }),
  );
  await link(page, 'Long').click();
  await expect(page).toHaveTitle('Sign in');
  signIn.close();
  // The policy kept the router from asking there, as it should.
  faults.splice(0);
});

// Spec: faults/javascript-fails-load
test('without the code of client navigation links are plain page loads', async ({ page }) => {
  await page.route('**/client-navigation-*.js', (route) => route.abort());
  await page.goto('docs/');
  await page.locator('html[data-behaviors]').waitFor();
  await link(page, 'Long').click();
  await expect(heading(page, 'Long')).toBeVisible();
});

// Spec: faults/javascript-off
test('without any script the pages read and link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('docs/');
  await link(page, 'Parts').click();
  await expect(heading(page, 'Parts')).toBeVisible();
  await expect(page.getByText('Linux text.')).toBeVisible();
  await expect(page.getByText('Mac text.')).toBeVisible();
  await context.close();
});

// Spec: faults/javascript-fails-load
test('when no script arrives the page reads and links', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('docs/parts');
  await expect(page.getByText('Linux text.')).toBeVisible();
  await expect(page.getByText('Mac text.')).toBeVisible();
  await link(page, 'Other').click();
  await expect(heading(page, 'Other')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch between dark and light mode' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Long' }).click();
  await expect(heading(page, 'Long')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('search');
});

// Spec: errors/missing-page-data
test('a page without the data of its site says what is missing, and reads', async ({ page }) => {
  await changeAnswers(page, '**/docs/long', (html) => html.replace('id="_site-data"', 'id="else"'));
  const told = page.waitForEvent('console', (message) =>
    message.text().includes('The page has no `site-data`'),
  );
  await page.goto('docs/long');
  expect((await told).type()).toBe('error');
  await expect(heading(page, 'Long')).toBeVisible();
});

// Spec: errors/browser-storage-unavailable-access
test('with storage that cannot be written the page works and warns once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('storage is unavailable')) warnings.push(message.type());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPage(page, 'docs/parts');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Release 2 is out.')).toBeHidden();
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByText('Mac again.')).toBeVisible();
  expect(warnings).toEqual(['warning']);
});

// Spec: errors/browser-storage-unavailable-access
test('with blocked storage the page works and warns once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('storage is unavailable')) warnings.push(message.type());
  });
  await page.addInitScript(() => {
    const deny = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', deny);
    Object.defineProperty(window, 'sessionStorage', deny);
  });
  await page.goto('docs/parts');
  await whenReady(page);
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByText('Mac again.')).toBeVisible();
  expect(warnings).toEqual(['warning']);
});

for (const value of ['{', '1', 'null', '{"groups":null,"scrollTop":"far"}']) {
  // Spec: errors/bad-values-browser-storage
  test(`with ${value} in place of every stored value the page works`, async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('The part')) told.push(message.text());
    });
    await page.addInitScript((poison) => {
      Storage.prototype.getItem = () => poison;
    }, value);
    await openPage(page, 'docs/parts');
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await expect(page.getByText('Mac again.')).toBeVisible();
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await markDocument(page);
    await link(page, 'Other').click();
    await expect(heading(page, 'Other')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expectNoReload(page);
    expect(told).toEqual([]);
  });
}

// Spec: errors/bad-values-browser-storage
test('a part that cannot start is told, and the others work', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  await page.addInitScript(() => {
    // The color mode asks for it as it starts, and so does the phone menu.
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (document.readyState === 'loading') return matchMedia.call(window, query);
      throw new Error('no media');
    };
  });
  await openPaused(page, 'docs/parts');
  await markDocument(page);
  expect(
    told.filter((text) => text.startsWith('The part `color mode` of this page does not work')),
  ).toHaveLength(1);
  expect(told.filter((text) => text.startsWith('The part `menu` of this page does not work'))).toHaveLength(
    1,
  );
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(page.locator('[data-copied]')).toHaveCount(1);
  await link(page, 'Other').click();
  await expect(heading(page, 'Other')).toBeVisible();
  await expectNoReload(page);
});

// Spec: routes/banner-base-url-seems
test('the home page tells of a wrong base URL when its styles are not found', async ({ page, sitePath }) => {
  await page.route('**/*.css', (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.locator('[data-suggested-base-url]')).toHaveText(sitePath);
});

// Spec: routes/banner-base-url-seems
test('the base URL banner is hidden where all is well', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeHidden();
});
