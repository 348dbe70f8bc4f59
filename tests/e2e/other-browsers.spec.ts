import {
  ask,
  click,
  expect,
  expectHeading,
  go,
  openPage,
  type Page,
  readText,
  test,
  whenReady,
} from './support/other-browsers.ts';

const INTRO = 'docs/intro/overview/intro-to-gruntwork';
const NEXT = 'docs/intro/overview/how-it-works';
const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';

let base: string;
test.beforeEach(({ baseURL }) => {
  base = baseURL ?? '';
});

const open = (tab: Page, url: string): Promise<void> => openPage(tab, base + url);

const markDocument = (tab: Page): Promise<void> =>
  tab.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

const isMarked = (tab: Page): Promise<boolean> =>
  tab.evaluate(() => document.documentElement.hasAttribute('data-marked'));

// Spec: faults/firefox-browsers-without-navigation
test('links, back and forward lead from page to page, and back to the place on it', async ({
  tab,
  otherBrowser,
}) => {
  await open(tab, INTRO);
  const first = await readText(tab, 'h1');
  await markDocument(tab);
  await tab.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => ask(tab, () => window.scrollY)).toBe(300);
  await click(tab, `[data-sidebar] a[href$="${NEXT}"]`);
  await expectHeading(tab, 'How it works');
  await whenReady(tab);
  expect(await isMarked(tab)).toBe(otherBrowser === 'firefox');
  await expect.poll(() => ask(tab, () => window.scrollY)).toBe(0);
  await go(tab, -1);
  await expectHeading(tab, first ?? '');
  await expect.poll(() => ask(tab, () => window.scrollY)).toBe(300);
  await go(tab, 1);
  await expectHeading(tab, 'How it works');
});

// Spec: faults/firefox-browsers-without-navigation
test('a hash leads to its heading, below the navbar, from outside and on the page', async ({ tab }) => {
  await open(tab, NEXT);
  const hashes = await tab.$$eval('[data-toc] a', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const [first = '', second = ''] = hashes.slice(1);
  const placeOf = (hash: string) =>
    tab.evaluate(
      (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1),
      hash.slice(1),
    );
  const expectInPlace = async (hash: string): Promise<void> => {
    await expect.poll(() => placeOf(hash), hash).toBeLessThan(200);
    expect(await placeOf(hash), hash).toBeGreaterThanOrEqual(0);
  };
  await click(tab, `[data-toc] a[href="${first}"]`);
  await expect.poll(() => new URL(tab.url()).hash).toBe(first);
  await expectInPlace(first);
  await open(tab, INTRO);
  await open(tab, NEXT + second);
  await expectInPlace(second);
});

// Spec: faults/firefox-browsers-without-navigation
test('the search finds what is typed, and the keyboard opens it', async ({ tab }) => {
  await open(tab, INTRO);
  await tab.keyboard.down('Control');
  await tab.keyboard.press('k');
  await tab.keyboard.up('Control');
  await tab.waitForSelector('dialog[open] input');
  await tab.keyboard.type('how it works');
  await expect
    .poll(() => tab.$$eval('dialog [role="option"]', (options) => options.length))
    .toBeGreaterThan(0);
  await expect.poll(() => readText(tab, 'dialog [role="option"]')).toContain('How it works');
  // The answer to all that was typed, not to its beginning.
  await expect.poll(() => tab.$$eval('dialog [aria-busy]', (lists) => lists.length)).toBe(0);
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('Enter');
  await expectHeading(tab, 'How it works');
  await expect.poll(() => ask(tab, () => document.querySelector('dialog[open]') === null)).toBe(true);
});

// Spec: faults/firefox-browsers-without-navigation
test('the search page answers the query of its address', async ({ tab }) => {
  await tab.goto(`${base}search?q=vpc`);
  await tab.waitForSelector('.search-result');
  await expect.poll(() => readText(tab, '[data-search-status]')).toMatch(/\d+ documents found/);
  await tab.locator('.search-result a').click();
  await expect.poll(() => new URL(tab.url()).pathname).not.toBe('/search');
  await tab.waitForSelector('article h1');
});

// Spec: faults/firefox-browsers-without-navigation
test('tabs change by mouse and by arrow keys', async ({ tab }) => {
  await open(tab, VPC);
  /** Numbers of the tabs that are chosen, and of those whose panel is shown. */
  const readTabs = () =>
    tab.$eval('[role="tablist"]', (list) => {
      const tabs = [...list.querySelectorAll('[role="tab"]')];
      const numbers = (holds: (button: Element) => boolean | undefined) =>
        tabs.flatMap((button, index) => (holds(button) ? [index + 1] : []));
      return {
        chosen: numbers((button) => button.getAttribute('aria-selected') === 'true'),
        shown: numbers((button) =>
          document.getElementById(button.getAttribute('aria-controls') ?? '')?.checkVisibility(),
        ),
      };
    });
  await click(tab, '[role="tablist"] [role="tab"]:nth-child(2)');
  await expect.poll(readTabs).toEqual({ chosen: [2], shown: [2] });
  await tab.keyboard.press('ArrowLeft');
  await expect.poll(readTabs).toEqual({ chosen: [1], shown: [1] });
});

// Spec: faults/firefox-browsers-without-navigation
test('dark mode is remembered', async ({ tab }) => {
  const readMode = () => tab.evaluate(() => document.documentElement.dataset.theme);
  await open(tab, INTRO);
  expect(await readMode()).toBe('light');
  await click(tab, '[data-color-toggle]');
  await expect.poll(readMode).toBe('dark');
  await open(tab, NEXT);
  expect(await readMode()).toBe('dark');
});

// Spec: faults/firefox-browsers-without-navigation
test('the phone menu opens, leads on, and closes with the page', async ({ tab }) => {
  await tab.setViewport({ width: 390, height: 800 });
  await open(tab, INTRO);
  await click(tab, '[data-menu-toggle]');
  await tab.waitForSelector(`[data-menu] a[href$="${NEXT}"]`, { visible: true });
  await click(tab, `[data-menu] a[href$="${NEXT}"]`);
  await expectHeading(tab, 'How it works');
  await tab.waitForSelector('[data-menu]', { hidden: true });
});

// Spec: faults/firefox-browsers-without-navigation
test('code is copied', async ({ tab }) => {
  await open(tab, VPC);
  const code = await tab.$eval(
    '.code-block:has([data-copy]) pre code',
    (element) => element.textContent ?? '',
  );
  await click(tab, '.code-block [data-copy]');
  await tab.waitForSelector('[data-copied]');
  await expect.poll(() => readText(tab, '[data-announcer]')).toBe('Copied');
  // What was copied is what a field gets when it is put there.
  await tab.keyboard.press('/');
  await tab.waitForSelector('dialog[open] input');
  await tab.keyboard.down('Control');
  await tab.keyboard.press('v');
  await tab.keyboard.up('Control');
  const pasted = () => tab.$eval('dialog[open] input', (field) => field.value);
  await expect.poll(pasted).not.toBe('');
  // A field of one line has a space, or nothing, in the place of a line break.
  const squeeze = (text: string): string => text.replace(/\s/g, '').slice(0, 40);
  expect(squeeze(code)).toBe(squeeze(await pasted()));
});

// Spec: faults/firefox-browsers-without-navigation
test('a link for subscribers says so before it leads there', async ({ tab }) => {
  await open(tab, VPC);
  await click(tab, 'main a[data-subscribers-only]');
  await tab.waitForSelector('.notice-dialog[open]');
  expect(await tab.$eval('.notice-dialog', (dialog) => dialog.matches(':modal'))).toBe(true);
  await tab.keyboard.press('Escape');
  await tab.waitForSelector('.notice-dialog', { hidden: true });
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.hasAttribute('data-subscribers-only')))
    .toBe(true);
});

// Spec: faults/firefox-browsers-without-navigation
test('on paper there is the text, and nothing that is there to be clicked', async ({ tab }) => {
  await open(tab, NEXT);
  // Not every browser shows a page as it would print it: here the rules for paper are those for the screen.
  await tab.evaluate(() => {
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  });
  const shown = await tab.evaluate(() =>
    ['article', '.navbar', '.sidebar', '.toc', '.pager', '[data-copy]'].filter((selector) =>
      document.querySelector(selector)?.checkVisibility(),
    ),
  );
  expect(shown).toEqual(['article']);
  expect(Buffer.from(await tab.pdf()).toString('latin1', 0, 4)).toBe('%PDF');
});
