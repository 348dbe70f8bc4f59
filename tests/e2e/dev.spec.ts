import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from './support/change-answers.ts';
import { type DevSite, startDevSite } from './support/dev-server.ts';
import { hearEvent } from './support/hear-event.ts';
import { expectNoReload, expectReload, markDocument, whenReady } from './support/loaded-page.ts';

const PAGE = 'content/docs/index.mdx';
const LONG = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} says something.\n`).join('\n');
const TABS =
  '<Tabs>\n<TabItem value="a" label="First">One here.</TabItem>\n<TabItem value="b" label="Second">Two here.</TabItem>\n</Tabs>\n';
const write = (text: string, before = ''): string =>
  `# Start\n\n${before}\n${TABS}\n${LONG}\n## Last part\n\n${text}\n\n[Other](other.md)\n`;

const FILES = {
  'site.config.ts':
    "export default { title: 'Site', url: 'https://docs.example.com', navbar: { title: 'Site', items: [] }, footer: { columns: [] } };\n",
  'content/pages/index.md': '# Home\n',
  [PAGE]: write('Old words.'),
  'content/docs/other.md': '# Other\n\nOld words there.\n',
  'content/docs/Shown.tsx': 'export function Shown() {\n  return <p>Old component</p>;\n}\n',
  'content/docs/with-component.mdx':
    "import { Shown } from './Shown.tsx';\n\n# With component\n\n<Shown />\n",
};

let site: DevSite;
test.beforeAll(async () => {
  // The server loads the whole theme before it says that it is there.
  test.setTimeout(120_000);
  site = await startDevSite(FILES);
});
test.afterAll(() => site.close());
test.describe.configure({ mode: 'default' });
test.setTimeout(60_000);

async function open(page: Page, path = 'docs/'): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  await whenReady(page);
  await markDocument(page);
}

/** Opens the page that is edited a second time. */
async function openOther(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(new URL('docs/', site.url).href);
  await whenReady(other);
  return other;
}

test.beforeEach(async () => {
  await site.write(PAGE, FILES[PAGE] ?? '');
});
// An answer that is still on its way when a test ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// Spec: navigation/development-server-shows-edits
test('an edit is shown where the reader is: scroll position, open tab and focus stay', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Second' }).click();
  await expect(page.getByText('Two here.')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Other', exact: true });
  await link.focus();
  const place = () =>
    page.getByText('Paragraph 39').evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await site.write(PAGE, write('New words.'));
  await expect(page.getByText('New words.')).toBeVisible();
  await expect(page.getByText('Old words.')).toHaveCount(0);
  await expectNoReload(page);
  await expect(page.getByText('Two here.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  await expect(link).toBeFocused();
  expect(await place()).toBe(before);
});

// Spec: navigation/development-server-shows-edits
test('what comes with an edit works: tabs, buttons of code, links of the table of contents', async ({
  page,
}) => {
  await open(page);
  const more = TABS.replaceAll('One here', 'Three here').replaceAll('Two here', 'Four here');
  await site.write(PAGE, write(`### Newest\n\n${more}\n\`\`\`bash\nls\n\`\`\`\n`));
  await page.getByRole('tab', { name: 'Second' }).nth(1).click();
  await expect(page.getByText('Four here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/#newest$/);
  // Not those alone that have come.
  await page.getByRole('tab', { name: 'Second' }).first().click();
  await expect(page.getByText('Two here.')).toBeVisible();
  await expectNoReload(page);
});

// Spec: navigation/development-server-shows-edits
test('an edit above what is read does not move it', async ({ page }) => {
  await open(page);
  const read = page.getByText('Paragraph 30');
  await read.scrollIntoViewIfNeeded();
  const place = () => read.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await site.write(PAGE, write('Old words.', 'A paragraph that has come.\n\nAnother one.\n'));
  await expect(page.getByText('Another one.')).toBeAttached();
  await expectNoReload(page);
  // Browsers keep the place with the next layout.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

// Spec: navigation/development-server-shows-edits
test('title and sidebar follow the head of a text', async ({ page }) => {
  await open(page);
  await site.write(PAGE, write('Old words.').replace('# Start', '# Begin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin');
  await expect(page).toHaveTitle('Begin | Site');
  await expect(page.locator('[data-sidebar]').getByRole('link', { name: 'Begin' })).toBeAttached();
  await expectNoReload(page);
});

// Spec: navigation/development-server-shows-edits
test('a page that was fetched ahead is shown as it is after the edit', async ({ page }) => {
  const fetched = page.waitForResponse((response) => response.url().endsWith('/docs/'));
  await open(page, 'docs/other');
  const link = page.locator('[data-sidebar]').getByRole('link', { name: 'Start' });
  await link.hover();
  await fetched;
  const other = await openOther(page);
  await site.write(PAGE, write('New words.'));
  // By now, all pages have been told.
  await expect(other.getByText('New words.')).toBeAttached();
  await link.click();
  await expect(page.getByText('New words.')).toBeAttached();
  await expectNoReload(page);
});

// Spec: navigation/development-server-shows-edits
test('after client navigation, the page that is shown now follows its text', async ({ page }) => {
  await open(page, 'docs/other');
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Start' }).click();
  await expect(page.getByText('Old words.')).toBeAttached();
  await site.write(PAGE, write('New words.'));
  await expect(page.getByText('New words.')).toBeAttached();
  await expectNoReload(page);
});

// Spec: navigation/development-server-shows-edits
test('an edit while the page is loading is not missed', async ({ page }) => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/@id/virtual:dev-client', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(new URL('docs/', site.url).href, { waitUntil: 'commit' });
  await expect(page.getByText('Old words.')).toBeAttached();
  const other = await openOther(page);
  await site.write(PAGE, write('New words.'));
  // By now, all pages that could hear of it have been told.
  await expect(other.getByText('New words.')).toBeAttached();
  open();
  await expect(page.getByText('New words.')).toBeAttached();
});

// Spec: navigation/development-server-shows-edits
test('an edit while a page is gone to is not missed', async ({ page }) => {
  let arrive = () => {};
  const edited = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let count = 0;
  await changeAnswers(page, '**/docs/', async (html) => {
    if (count++ === 0) await edited;
    return html;
  });
  await open(page, 'docs/other');
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Start' }).click();
  await expect.poll(() => count).toBe(1);
  const other = await openOther(page);
  await site.write(PAGE, write('New words.'));
  // By now, all pages that could hear of it have been told.
  await expect(other.getByText('New words.')).toBeAttached();
  const untilNavigated = await hearEvent(page, 'gw:navigated');
  arrive();
  await untilNavigated();
  await expect(page.getByText('New words.')).toBeAttached();
  await expect(page.getByText('Old words.')).toHaveCount(0);
  await expectNoReload(page);
});

// Spec: navigation/development-server-shows-edits
test('code of a component loads the page anew', async ({ page }) => {
  await open(page, 'docs/with-component');
  await site.write('content/docs/Shown.tsx', FILES['content/docs/Shown.tsx'].replace('Old', 'New'));
  await expect(page.getByText('New component')).toBeVisible();
  await expectReload(page);
});

// Spec: navigation/development-server-shows-edits
test('a page whose frame differs from what the server sends is loaded anew', async ({ page }) => {
  await changeAnswers(
    page,
    '**/docs/',
    (html) => html.replace('class="skip-link"', 'class="skip-link other"'),
    (request) => !request.isNavigationRequest(),
  );
  await open(page);
  await site.write(PAGE, write('New words.'));
  await expectReload(page);
  await expect(page.getByText('New words.')).toBeAttached();
});

// Spec: navigation/development-server-shows-edits
test('a fault is shown over the page, and goes with its correction', async ({ page }) => {
  await open(page);
  await site.write(PAGE, write('{broken'));
  await expect(page.locator('vite-error-overlay')).toBeAttached();
  await expectNoReload(page);
  await site.write(PAGE, write('Mended words.'));
  await expect(page.getByText('Mended words.')).toBeAttached();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

// Spec: navigation/development-server-shows-edits
test('a page that is opened with a fault shows it, and then the page', async ({ page }) => {
  await site.write(PAGE, write('{broken'));
  await expect.poll(async () => (await page.goto(new URL('docs/', site.url).href))?.status()).toBe(500);
  await site.write(PAGE, write('Mended words.'));
  await expect(page.getByText('Mended words.')).toBeAttached();
});
