import { expect, type Page, test } from '@playwright/test';
import { askAtEvent } from './support/ask-at-event.ts';
import { changeAnswers } from './support/change-answers.ts';
import { createGate } from './support/gate.ts';
import { hearEvent } from './support/hear-event.ts';

const FROM = 'docs/reference/services/intro';
const GUIDE =
  'docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/create-the-worker-node-ami';
const VPC = 'docs/reference/services/networking/virtual-private-cloud-vpc';

/** What is left out of layout as long as nobody sees it, and whether any of it is on the screen. */
interface LeftOut {
  readonly count: number;
  readonly onScreen: number;
}

/** Goes to a page by a link, and asks the document something when the page is there, before its first frame. */
async function followAndAsk<T>(page: Page, url: string, ask: () => T): Promise<T> {
  await page.goto(FROM);
  await page.locator('html[data-client-navigation]').waitFor();
  const tell = await askAtEvent(page, 'gw:navigated', ask);
  await page.locator(`main a[href$="${url}"]`).first().click();
  return tell();
}

/** Goes to a page by a link, and tells what was left out when its first frame was made. */
function follow(page: Page, url: string): Promise<LeftOut> {
  return followAndAsk(page, url, () => {
    const left = [...document.querySelectorAll<HTMLElement>('[data-flow] *')].filter(
      ({ style }) => style.contentVisibility === 'hidden',
    );
    const onScreen = left.filter((block) => block.getBoundingClientRect().top < window.innerHeight);
    return { count: left.length, onScreen: onScreen.length };
  });
}

/** Places of all ids of the page's text, and how long the page is. */
async function measure(page: Page): Promise<Record<string, number>> {
  await expect(page.locator('[data-flow] [style]')).toHaveCount(0);
  return page.evaluate(() => ({
    '': document.documentElement.scrollHeight,
    ...Object.fromEntries(
      [...document.querySelectorAll('.content [id]')].map((element) => [
        element.id,
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      ]),
    ),
  }));
}

// Spec: navigation/first-screen-page-comes
test('a page that is gone to is shown before what lies far below its first screen is laid out', async ({
  page,
}) => {
  const { count, onScreen } = await follow(page, VPC);
  expect(count).toBeGreaterThan(20);
  expect(onScreen).toBe(0);
});

// Spec: navigation/first-screen-page-comes
test('a page that no frame is drawn of, as in a tab behind another one, is whole a second later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  const { count } = await follow(page, VPC);
  expect(count).toBeGreaterThan(20);
  await expect(page.locator('[data-flow] [style]')).toHaveCount(0);
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
});

// Spec: navigation/first-screen-page-comes
test('samples are guessed by their lines, other blocks have a least height', async ({ page }) => {
  const sample = `<div><pre>${'x\n'.repeat(60)}</pre></div>`;
  for (const start of [sample, '<p>Short</p>'.repeat(30)]) {
    await changeAnswers(page, `**/${VPC}`, (html) =>
      html.replace(/data-flow=""[^>]*>/, `$&${start}<p id="after-start">After</p>`),
    );
    const shown = await followAndAsk(
      page,
      VPC,
      () => document.getElementById('after-start')?.style.contentVisibility,
    );
    expect(shown).toBe('hidden');
    await expect(page.locator('#after-start')).not.toHaveAttribute('style');
  }
});

// Spec: navigation/first-screen-page-comes
test('what stands below the text is left out with it, and nothing else is', async ({ page }) => {
  const shown = await followAndAsk(page, VPC, () =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(({ style }) => style.contentVisibility === 'hidden')
      .map((element) => (element.closest('[data-flow]') === null ? element.className : 'in the text')),
  );
  expect(new Set(shown)).toEqual(new Set(['in the text', 'article-footer', 'pager']));
  await expect(page.locator('.pager')).not.toHaveAttribute('style');
});

test('the language of the document is said again only when it changes', async ({ page }) => {
  await page.goto(FROM);
  await page.locator('html[data-client-navigation]').waitFor();
  await changeAnswers(page, `**/${GUIDE}`, (html) => html.replace(/<html lang="en"/, '<html lang="de"'));
  const go = (url: string) =>
    page.evaluate(async (to) => {
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      observer.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
      await navigation.navigate(`/${to}`).finished;
      observer.disconnect();
      return [changes, document.documentElement.lang];
    }, url);
  expect(await go(VPC)).toEqual([0, 'en']);
  expect(await go(GUIDE)).toEqual([1, 'de']);
  expect(await go(VPC)).toEqual([1, 'en']);
});

test('the title is said when the page is painted: the layout that the focus asks for is the only one', async ({
  page,
}) => {
  const said = await followAndAsk(page, VPC, () => document.querySelector('[data-announcer]')?.textContent);
  expect(said).toBe('');
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
});

test('what would be seen is not left out, though hidden text had the first screen look full', async ({
  page,
}) => {
  const hidden = `<p hidden="">${'Nobody sees this. '.repeat(2000)}</p>`;
  await changeAnswers(page, `**/${VPC}`, (html) => html.replace(/data-flow=""[^>]*>/, `$&${hidden}`));
  expect(await follow(page, VPC)).toEqual({ count: 0, onScreen: 0 });
  await expect(page.locator('.content > p[hidden]')).toBeAttached();
});

test('the head of a page follows when its top is shown, or when the reader goes on', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await follow(page, VPC);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${VPC}$`));
  const atOnce = await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        document.addEventListener('gw:navigated', () => navigation.navigate('#outputs'), { once: true });
        navigation.addEventListener('navigate', ({ destination }) => {
          if (destination.url.endsWith('#outputs'))
            resolve(document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
        });
        navigation.navigate(`/${url}`);
      }),
    FROM,
  );
  expect(atOnce).toMatch(new RegExp(`${FROM}$`));
});

test('the focus leaves a link of the text before the text goes', async ({ page }) => {
  await page.goto(FROM);
  await page.locator('html[data-client-navigation]').waitFor();
  const tellFocused = await askAtEvent(page, 'gw:before-swap', () => document.activeElement?.localName);
  await page.locator(`main a[href$="${VPC}"]`).first().press('Enter');
  expect(await tellFocused()).toBe('body');
  await expect(page.locator('main')).toBeFocused();
});

test('samples far down are skipped until they are near, those at the top never', async ({ page }) => {
  await page.goto(GUIDE);
  const samples = await page.locator('.content > .code-block:not([data-wrapped])').evaluateAll((blocks) =>
    blocks.map((block) => ({
      isTop: [...(block.parentElement?.children ?? [])].indexOf(block) < 8,
      skips: getComputedStyle(block.querySelector('.code-frame') ?? block).contentVisibility,
    })),
  );
  expect(new Set(samples.map(({ isTop, skips }) => `${isTop} ${skips}`))).toEqual(
    new Set(['true visible', 'false auto']),
  );
});

// Spec: navigation/first-screen-page-comes
test('when it is shown everything has the place that it has after a page load', async ({ page }) => {
  await follow(page, VPC);
  await page.waitForLoadState('networkidle');
  const followed = await measure(page);
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  expect(followed).toEqual(await measure(page));
});

// Spec: navigation/first-screen-page-comes
test('a link to a place is followed at once, and one to a place of another page lays out all of it', async ({
  page,
}) => {
  await follow(page, VPC);
  await page.evaluate(() => {
    location.hash = '#outputs';
  });
  const heading = page.locator('#outputs');
  await expect(heading).toBeInViewport();
  await expect(page.locator('[data-flow] [style]')).toHaveCount(0);
  const { top } = await heading.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeLessThan(200);
});

// Spec: navigation/first-screen-page-comes
test('the navbar stays where the next page has the same', async ({ page }) => {
  await page.goto(GUIDE);
  await page.locator('html[data-client-navigation]').waitFor();
  await page.locator('[data-region="nav"]').evaluate((nav) => Object.assign(nav, { isOld: true }));
  const untilNavigated = await hearEvent(page, 'gw:navigated');
  await page.locator('.pager a').last().click();
  await untilNavigated();
  await expect(page).not.toHaveURL(GUIDE);
  await expect(page.locator('[data-flow] [style]')).toHaveCount(0);
  expect(await page.locator('[data-region="nav"]').evaluate((nav) => 'isOld' in nav)).toBe(true);
});

test('letters beyond English come in a font of their own, which other pages do not ask for', async ({
  page,
}) => {
  const listUsed = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, style, unicodeRange, status }) =>
        family.includes('Sans 3') && !family.includes('Fallback') && style === 'normal' && status === 'loaded'
          ? unicodeRange.split(',').length
          : [],
      ),
    );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:.*\.woff2$/.test(request.url()) && !request.url().includes('italic'))
      asked.push(request.url());
  });
  await page.goto(GUIDE);
  await expect.poll(listUsed).toEqual([1]);
  const main = page.locator('main h1');
  await main.evaluate((heading) => {
    heading.textContent = '“It’s © 2 × 3 – 1…” — yes · no → ↑↓';
  });
  // A picture has the page drawn, and waits for the fonts that this asks for.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  expect(await listUsed()).toEqual([1]);
  expect(asked).toEqual([]);
  await main.evaluate((heading) => {
    heading.textContent = 'Größe, déjà vu';
  });
  await expect.poll(async () => (await listUsed()).length).toBe(2);
  expect(asked).toHaveLength(1);
});

// Spec: navigation/first-screen-page-comes
test('the font of code moves nothing when it comes later than the page', async ({ page }) => {
  const gate = createGate();
  // As if it were a file of its own, which takes its time.
  let font = '';
  await changeAnswers(page, '**/style-*.css', (css) =>
    css.replace(
      /(font-family:Source Code Pro;src:url\()[^,]*,([^)"]*)/,
      (_, before: string, data: string) => {
        font = data;
        return `${before}/code.woff2`;
      },
    ),
  );
  await page.route('**/code.woff2', async (route) => {
    await gate.opened;
    await route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font, 'base64') });
  });
  const listFonts = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        family.includes('Code') && status === 'loaded' ? family.replaceAll('"', '') : [],
      ),
    );
  await page.goto(GUIDE, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
  const before = await measure(page);
  expect(font).not.toBe('');
  expect(await listFonts()).not.toContain('Source Code Pro');
  gate.open();
  await expect.poll(listFonts).toContain('Source Code Pro');
  expect(await measure(page)).toEqual(before);
});

// Spec: navigation/first-screen-page-comes
test('the buttons of many blocks are made a few at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const made: number[] = [];
    Object.assign(window, { made });
    // Told of all that one task has made together.
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const count = added.filter((node) => node instanceof Element && node.matches('.code-actions')).length;
      if (count > 0) made.push(count);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(
    'docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/try-out-the-cluster',
  );
  await expect(page.locator('.code-frame:not(:has(> .code-actions))')).toHaveCount(0);
  const made = await page.evaluate<number[]>(() => Reflect.get(window, 'made'));
  expect(made.length).toBeGreaterThan(3);
  expect(Math.max(...made)).toBeLessThanOrEqual(8);
});
