import { holdAnswers } from './support/hold-answers.ts';
import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPage,
  test,
  whenReady,
} from './support/runtime-site.ts';

const REACT = /island-root-/;

test('a page without islands loads no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, 'docs/long');
  expect(scripts.filter((url) => REACT.test(url))).toEqual([]);
});

test('the first click on a cold island counts, once', async ({ page }) => {
  await page.goto('islands');
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'First: 1' }).click();
  await expect(page.getByRole('button', { name: 'First: 2' })).toBeVisible();
});

test('a key press on a cold island counts', async ({ page }) => {
  await page.goto('islands');
  await page.getByRole('button', { name: 'First: 0' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
});

test('clicks that come while the code loads are held in order', async ({ page }) => {
  const release = await holdAnswers(page, REACT);
  await page.goto('islands');
  await page.getByRole('button', { name: 'First: 0' }).click();
  await page.getByRole('button', { name: 'First: 0' }).click();
  release();
  await expect(page.getByRole('button', { name: 'First: 2' })).toBeVisible();
});

test('text typed before the code is there is kept', async ({ page }) => {
  const release = await holdAnswers(page, REACT);
  await page.goto('islands');
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.pressSequentially('Ada');
  release();
  await expect(page.getByText('3 letters')).toBeVisible();
  await field.press('!');
  await expect(page.getByText('4 letters')).toBeVisible();
  await expect(field).toHaveValue('Ada!');
});

test('an island wakes when it comes into view, with its static slot and the island inside it', async ({
  page,
}) => {
  await page.goto('islands');
  const fold = page.locator('gw-island[name="Fold"]');
  await whenReady(page);
  // By now, what is in view has been looked at, and what hydrates an island is there.
  await expect(page.locator('gw-island[name="Late"]')).toHaveAttribute('data-hydrated');
  await expect(fold).not.toHaveAttribute('data-hydrated');
  await page.getByText('Static text in a slot.').scrollIntoViewIfNeeded();
  await expect(fold).toHaveAttribute('data-hydrated');
  await page.getByRole('button', { name: 'Inner: 0' }).click();
  await expect(page.getByRole('button', { name: 'Inner: 1' })).toBeVisible();
  const button = fold.getByRole('button', { name: 'Fold' });
  await button.click();
  await expect(page.getByText('Static text in a slot.')).toBeHidden();
  await button.click();
  await expect(page.getByText('Static text in a slot.')).toBeVisible();
  await page.getByRole('button', { name: 'Inner: 1' }).click();
  await expect(page.getByRole('button', { name: 'Inner: 2' })).toBeVisible();
});

test('islands share a stored choice, cold ones and those of other tabs too', async ({ page, context }) => {
  await page.goto('islands');
  await page.getByRole('button', { name: 'Ann sees none' }).click();
  await expect(page.getByRole('button', { name: 'Ben sees by Ann' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('islands');
  await expect(other.getByRole('button', { name: 'Ann sees by Ann' })).toBeVisible();
  await other.getByRole('button', { name: 'Ben sees by Ann' }).click();
  await expect(page.getByRole('button', { name: 'Ann sees by Ben' })).toBeVisible();
});

// Spec: states/render-error-this-page
test('an island that breaks while hydrating keeps its text, tells why and can try again', async ({
  page,
}) => {
  await page.goto('islands');
  const island = page.locator('gw-island[name="Fragile"]').first();
  await expect(island.getByRole('alert')).toContainText('This page crashed.');
  await expect(island.getByRole('alert')).toContainText('broken at once');
  await expect(island.getByText('Text that breaks at once.')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await island.getByRole('button', { name: 'Try again' }).click();
  await expect(island.getByRole('alert')).toHaveCount(0);
  await expect(island.getByText('Text that breaks at once.')).toHaveCount(1);
});

// Spec: states/render-error-this-page
test('an island that breaks later shows the message in its place, its neighbors live on', async ({
  page,
}) => {
  await page.goto('islands');
  const island = page.locator('gw-island[name="Fragile"]').last();
  await island.getByRole('button', { name: 'Break later' }).click();
  await expect(island.getByRole('alert')).toContainText('broken later');
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await island.getByRole('button', { name: 'Try again' }).click();
  await expect(island.getByText('Text that breaks later.')).toBeVisible();
});

// Spec: errors/one-island-code-fails
test('an island that renders something else than the server is told of, works, and keeps its slot', async ({
  page,
}) => {
  const told = page.waitForEvent('console', (message) =>
    message.text().startsWith('The island `Differing` was rendered anew'),
  );
  await page.goto('islands');
  await told;
  await page.getByRole('button', { name: 'Browser: 0' }).click();
  await expect(page.getByRole('button', { name: 'Browser: 1' })).toBeVisible();
  await expect(page.getByText('Static text below what differs.')).toHaveCount(1);
});

// Spec: errors/one-island-code-fails
test('an island whose code does not arrive keeps its HTML and offers Retry', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('`Counter`')) warnings.push(message.text());
  });
  await page.route(/Counter\.island-/, (route) => route.abort(), { times: 1 });
  await page.goto('islands');
  await page.getByRole('button', { name: 'First: 0' }).click();
  const notice = page.locator('gw-island[name="Counter"] + [role="alert"]');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'First: 0' })).toBeVisible();
  expect(warnings).toHaveLength(1);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
});

test('islands end with their page and start anew with the next', async ({ page }) => {
  await openPage(page, 'islands');
  await markDocument(page);
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await link(page, 'Start').click();
  await expect(heading(page, 'Start')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'First: 0' }).click();
  await expect(page.getByRole('button', { name: 'First: 1' })).toBeVisible();
  await expectNoReload(page);
});
