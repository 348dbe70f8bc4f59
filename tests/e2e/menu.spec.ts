import { expect, heading, openPage, saveData, test } from './support/runtime-site.ts';

test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await openPage(page, 'docs/');
});

// Spec: routes/mobile-menu-at-996
test('the menu shows the sidebar and the rest of the page is out of reach', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Navigation bar toggle' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-menu]').getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(page.locator('[data-region="page"]')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

// Spec: routes/mobile-menu-at-996
test('when its code could not be loaded the next click asks for it again', async ({ page }) => {
  await page.route('**/start-behaviors-*.js', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failure = page.waitForEvent('console', (message) =>
    message.text().includes('Menus and code buttons'),
  );
  await page.goto('docs/long');
  await failure;
  const toggle = page.getByRole('button', { name: 'Navigation bar toggle' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

// Spec: routes/mobile-menu-at-996
test('the way back leads to the navbar items', async ({ page }) => {
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  const main = page.getByRole('navigation', { name: 'Main menu' });
  await expect(main.getByRole('link', { name: 'Long' })).toBeVisible();
  await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeHidden();
});

// Spec: states/mobile-menu-closes-route
test('focus moves into the menu and returns to the button with Escape', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Navigation bar toggle' });
  await toggle.click();
  await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(page.locator('[data-menu]')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('moving the focus through the navbar leaves the page where it is', async ({ page }) => {
  await openPage(page, 'docs/long');
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 1380, behavior: 'instant' }));
  // A step up shows the bar.
  await page.mouse.wheel(0, -60);
  await expect.poll(place).toBe(1320);
  const toggle = page.getByRole('button', { name: 'Navigation bar toggle' });
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  expect(await place()).toBe(1320);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('.navbar').locator(':focus')).toBeInViewport({ ratio: 1 });
    expect(await place(), key).toBe(1320);
  }
});

// Spec: states/mobile-menu-closes-route
test('it closes with the route and the new page has its own sidebar in it', async ({ page }) => {
  const menu = page.locator('[data-menu]');
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await menu.getByRole('button', { name: /'Near'/ }).click();
  await menu.getByRole('link', { name: 'Other', exact: true }).click();
  await expect(heading(page, 'Other')).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await expect(menu.locator('[data-menu-page] [aria-current="page"]')).toHaveText('Other');
});

// Spec: states/mobile-menu-closes-route
test('it closes when the window grows to a desktop', async ({ page }) => {
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator('[data-menu]')).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.locator('[data-menu]')).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Start' }),
  ).toBeVisible();
});

// Spec: routes/mobile-menu-at-996
test('up to 996 px there is the menu, from 997 px on the sidebar', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Navigation bar toggle' });
  const sidebar = page.locator('nav[data-sidebar]').getByRole('link', { name: 'Start' });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(sidebar).toBeVisible();
});

// Spec: routes/mobile-menu-at-996
test('the Tab key stays between the menu and its button', async ({ page }) => {
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  const places = new Set<string>();
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const { activeElement: active } = document;
        if (active === null || active === document.body) return 'browser';
        if (active.closest('[data-menu]') !== null) return 'menu';
        return active.matches('[data-menu-toggle]') ? 'button' : active.outerHTML;
      }),
    );
  }
  expect([...places].filter((place) => place !== 'browser').sort()).toEqual(['button', 'menu']);
});

// Spec: states/mobile-menu-closes-route
test('what opens a part of the sidebar leaves the menu open', async ({ page }) => {
  const menu = page.locator('[data-menu]');
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await menu.getByRole('link', { name: 'Near', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Other', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPage(page, 'docs/endless');
  await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
  await menu.locator('a[data-sidebar-more]').last().click();
  await expect(menu.getByRole('link', { name: /^After/ }).and(page.locator(':focus'))).toBeVisible();
});

// Spec: states/mobile-menu-closes-route
test('an address that names the menu does not open it on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, 'docs/long#_menu');
  const toggle = page.locator('button[data-menu-toggle]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

// Spec: states/mobile-menu-closes-route
test('an address that names the menu leaves the page of a phone to be read', async ({ page }) => {
  await openPage(page, 'docs/long#_menu');
  await expect(page.locator('[data-menu]')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});
