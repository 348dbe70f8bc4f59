import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { distDir, listHtmlFiles, toAddress } from './support/built-site.ts';
import { changeAnswers } from './support/change-answers.ts';
import { measurePlace, openAt, pickSome, TOLERANCE, withoutScripts } from './support/places.ts';

/** Narrow cells: other letters give nearly every row of its table other lines. */
const LONG_TABLE = 'docs/guides/build-it-yourself/achieve-compliance/traceability-matrix';
const PHONE_WIDTH = 360;

const EMBEDDED_FONT = /@font-face\s*\{[^}]*url\("?data:[^}]*\}/g;

/** Takes the fonts out of the stylesheet of a page, and gives them back as it is told to: after the page was loaded. */
const holdLetters = async (page: Page): Promise<() => Promise<void>> => {
  let held: string[] = [];
  await changeAnswers(page, '**/*.css', (css) => {
    held = css.match(EMBEDDED_FONT) ?? [];
    return css.replace(EMBEDDED_FONT, '');
  });
  return () =>
    page.evaluate((rules) => {
      const [sheet] = document.styleSheets;
      for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
    }, held);
};

// Spec: navigation/view-scrolls-hash-top
test('letters that come late leave the place of the address where it is, without JavaScript', async ({
  browser,
  baseURL,
}) => {
  // The longest page there is, opened for each place.
  test.setTimeout(120_000);
  const page = await withoutScripts(browser, baseURL);
  const giveLetters = await holdLetters(page);
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);

  await openAt(page, PHONE_WIDTH, LONG_TABLE);
  const ids = await page.locator('.markdown tr[id]').evaluateAll((rows) => rows.map((row) => row.id));
  for (const id of pickSome(ids, 4)) {
    await openAt(page, PHONE_WIDTH, `${LONG_TABLE}#${id}`);
    const measure = () => page.evaluate(measurePlace, id);
    await expect.poll(measure, { message: `#${id}, before its letters` }).toBeLessThanOrEqual(TOLERANCE);
    const heightBefore = await measureHeight();
    await giveLetters();
    await expect
      .poll(measureHeight, { message: `#${id}, with its letters` })
      .toBeLessThan(heightBefore - 1000);
    // A picture waits for fonts and has the page drawn.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    expect.soft(await measure(), `#${id}`).toBeLessThanOrEqual(TOLERANCE);
  }
  await page.context().close();
});

/** Characters of HTML from the start of an article in which a first screen may be. */
const EARLY = 5_000;

// Spec: navigation/first-frame-first-visit
test('words in italics on the first screen of a phone have their font with the page', async ({ page }) => {
  const files = await listHtmlFiles();
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(path.join(distDir, file), 'utf8') })),
  );
  let seen = 0;
  // Most pages have their first italics further down.
  const early = pages.filter(({ html }) => {
    const first = html.indexOf('<em>');
    return first >= 0 && first - html.indexOf('<article') < EARLY;
  });
  for (const { file } of pickSome(early, 16)) {
    await openAt(page, 412, toAddress(file), 'domcontentloaded');
    const words = await page
      .locator('article em')
      .evaluateAll((all) => all.filter((word) => word.getBoundingClientRect().top < innerHeight).length);
    if (words === 0) continue;
    seen++;
    await expect.soft(page.locator('link[rel="preload"][href*="italic"]'), file).toHaveCount(1);
  }
  expect(seen).toBeGreaterThan(2);
});
