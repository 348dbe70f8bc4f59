import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { distDir, listHtmlFiles, toAddress } from './support/built-site.ts';
import { whenReady } from './support/loaded-page.ts';
import { measurePlace, openAt, pickSome, TOLERANCE, withoutScripts } from './support/places.ts';

const WIDTHS = [360, 768, 1440];
const LONGEST = 10;
/** A page from which links lead to the long ones. */
const START = 'docs/intro/overview/how-it-works';

/** To take a picture is to have the whole window drawn, to read all of it takes longer than that. */
const ONE_PIXEL = { clip: { x: 0, y: 0, width: 1, height: 1 } };
/** How much slower the processor is made, once for each page. */
const CPU_THROTTLE = 6;

interface Place {
  readonly id: string;
  /** Pixels, see `measurePlace`. */
  readonly off: number;
}

const findLongestPages = async (): Promise<string[]> => {
  const files = (await listHtmlFiles()).filter((file) => file.startsWith('docs/'));
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(path.join(distDir, file))).size })),
  );
  const longest = sizes.sort((a, b) => b.size - a.size).slice(0, LONGEST);
  return longest.map(({ file }) => toAddress(file));
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Follows a link to each id of the text and measures it; closed tab panels are another test's. What is drawn only when it
 * is seen can move a place a frame later: each stretch of the page is given its frames, half a window apart, and
 * the place in it is measured once more. Frames for each single place would find no other faults, in six times the time.
 */
const visitPlaces = async (page: Page): Promise<Place[]> => {
  const measure = await page.evaluateHandle(`(${measurePlace})`);
  return page.evaluate(async (run: unknown) => {
    if (typeof run !== 'function') throw new TypeError('the measure is not a function');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places: Place[] = [];
    let drawnAt = Number.NEGATIVE_INFINITY;
    for (const { id } of document.querySelectorAll('.markdown [id]:not([id^="_"], svg *, [hidden] *)')) {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = id;
      await changed;
      places.push({ id, off: Number(run(id)) });
      if (Math.abs(window.scrollY - drawnAt) < window.innerHeight / 2) continue;
      drawnAt = window.scrollY;
      // In the first frame what is seen now gets its size, after the second one it stands.
      await nextFrame();
      await nextFrame();
      places.push({ id, off: Number(run(id)) });
    }
    return places;
  }, measure);
};

/**
 * Keeps where all places of a page are once it is loaded with its fonts; up to then browsers follow the place of the
 * address. Runs in the page before its own code.
 */
const keepPlaces = (): void => {
  const listPlaces = (): Record<string, number> => {
    const places = document.querySelectorAll('.markdown [id]:not([id^="_"], svg *, [hidden] *)');
    return Object.fromEntries(
      [...places].map((place) => [place.id, Math.round(place.getBoundingClientRect().top + window.scrollY)]),
    );
  };
  Object.assign(window, { listPlaces });
  addEventListener('load', async () => {
    await document.fonts.ready;
    requestAnimationFrame(() => Object.assign(window, { placesAtLoad: listPlaces() }));
  });
};

/** Places that late parts, islands or anything else has moved after the page was loaded: links to them would miss. */
const findMoved = async (page: Page): Promise<string[]> => {
  const kept = await page.waitForFunction(() => Reflect.get(window, 'placesAtLoad'));
  return page.evaluate(
    ([before, tolerance]) => {
      const list: unknown = Reflect.get(window, 'listPlaces');
      if (typeof list !== 'function') throw new Error('the page was loaded without `keepPlaces`');
      const after = Object.entries<number>(list());
      return after
        .filter(([id, top]) => !(Math.abs(top - Reflect.get(before, id)) <= tolerance))
        .map(([id, top]) => `#${id}: ${Reflect.get(before, id)} → ${top}`);
    },
    [kept, TOLERANCE] as const,
  );
};

/** The place is reached, and left by nothing that comes later: fonts, late parts, what is drawn when it is seen. */
const expectInPlace = async (page: Page, id: string, how: string): Promise<void> => {
  const measure = (): Promise<number> => page.evaluate(measurePlace, id);
  await expect.poll(measure, { message: `${how}: #${id}` }).toBeLessThanOrEqual(TOLERANCE);
  // A picture waits for fonts and has the page drawn.
  await page.screenshot(ONE_PIXEL);
  await page.screenshot(ONE_PIXEL);
  expect(await measure(), `${how}, later: #${id}`).toBeLessThanOrEqual(TOLERANCE);
};

/** Follows a link to each of the ids on a page that runs no scripts: there the browser is at the place at once. */
const visitWithoutScripts = async (page: Page, ids: readonly string[]): Promise<Place[]> => {
  const measure = await page.evaluateHandle(`(${measurePlace})`);
  return page.evaluate(
    ([run, all]) => {
      if (typeof run !== 'function') throw new TypeError('the measure is not a function');
      return all.map((id) => {
        location.hash = id;
        return { id, off: Number(run(id)) };
      });
    },
    [measure as unknown, ids] as const,
  );
};

/** Clicks each link of the table of contents and measures where it leads. */
const clickContents = async (page: Page): Promise<Place[]> => {
  const measure = await page.evaluateHandle(`(${measurePlace})`);
  return page.evaluate(async (run: unknown) => {
    if (typeof run !== 'function') throw new TypeError('the measure is not a function');
    const places: Place[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')) {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      const id = decodeURIComponent(link.hash.slice(1));
      if (location.hash === link.hash) continue;
      link.click();
      await changed;
      places.push({ id, off: Number(run(id)) });
    }
    return places;
  }, measure);
};

/** Shows a page by client navigation, all of it. */
const navigateTo = async (page: Page, url: string): Promise<void> => {
  await page.evaluate(async (to) => {
    await window.navigation.navigate(to).finished;
  }, `/${url}`);
  await expect(page).toHaveURL(url);
  // What is below the first screen is laid out once that is painted.
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
};

const listFaults = (places: readonly Place[]): Place[] => places.filter(({ off }) => !(off <= TOLERANCE));

for (const [index, url] of (await findLongestPages()).entries()) {
  // Spec: navigation/view-scrolls-hash-top
  test(`every place of one of the longest pages is where links lead: ${url}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // All places in three widths, one of them with a slow processor: a minute, and more where others use the machine.
    test.setTimeout(240_000);
    let ids: string[] = [];
    const slow = WIDTHS[index % WIDTHS.length] ?? 1440;
    const session = await page.context().newCDPSession(page);
    const plain = await withoutScripts(browser, baseURL);
    await page.addInitScript(keepPlaces);
    for (const width of WIDTHS) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: width === slow ? CPU_THROTTLE : 1 });
      await openAt(page, width, url);
      await whenReady(page);
      expect(await findMoved(page), `${width} px, after it was loaded`).toEqual([]);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const places = await visitPlaces(page);
      ids = [...new Set(places.map(({ id }) => id))];
      expect(ids.length).toBeGreaterThan(10);
      expect(listFaults(places), `${width} px`).toEqual([]);
      expect(listFaults(await clickContents(page)), `${width} px, table of contents`).toEqual([]);
      // What was loaded with the page is the measure for what client navigation shows.
      await navigateTo(page, START);
      await navigateTo(page, url);
      expect(await findMoved(page), `${width} px, after client navigation`).toEqual([]);
      await openAt(plain, width, url);
      const plainPlaces = await visitWithoutScripts(plain, ids);
      expect(listFaults(plainPlaces), `${width} px, without JavaScript`).toEqual([]);
    }
    for (const id of pickSome(ids, 2)) {
      await openAt(page, slow, `${url}#${id}`);
      await expectInPlace(page, id, 'opened');
      await openAt(plain, slow, `${url}#${id}`);
      await expectInPlace(plain, id, 'opened without JavaScript');
    }
    await plain.context().close();
  });
}

// Spec: navigation/view-scrolls-hash-top
for (const width of WIDTHS)
  test(`what is read stays where it is when something above it grows, ${width} px wide`, async ({ page }) => {
    const [url = ''] = await findLongestPages();
    await openAt(page, width, url);
    await whenReady(page);
    const id = await page
      .locator('.param[id]')
      .last()
      .evaluate((row) => row.id);
    await openAt(page, width, `${url}#${id}`);
    await expectInPlace(page, id, 'opened');
    await page
      .locator('.markdown [id]')
      .first()
      .evaluate((heading) => {
        heading.style.paddingBlockStart = '200px';
      });
    await expectInPlace(page, id, 'after the change');
  });

// Spec: navigation/view-scrolls-hash-top
test('the table of contents, links of other pages and results of a search lead to the same places', async ({
  page,
}) => {
  const [url = ''] = await findLongestPages();
  await openAt(page, 1440, url);
  await whenReady(page);
  const entries = page.locator('[data-toc] a[href^="#"]');
  for (const entry of pickSome(await entries.all(), 4)) {
    await entry.click();
    const hash = await entry.evaluate((link) => (link instanceof HTMLAnchorElement ? link.hash : ''));
    await expectInPlace(page, hash.slice(1), 'clicked in the table of contents');
  }
  const [id = ''] = pickSome(
    await page.locator('.param[id]').evaluateAll((rows) => rows.map((row) => row.id)),
    1,
  );

  await openAt(page, 1440, START);
  await whenReady(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Row' });
    document.querySelector('main')?.prepend(link);
  }, `/${url}#${id}`);
  await page.getByRole('link', { name: 'Row', exact: true }).click();
  await expect(page).toHaveURL(`${url}#${id}`);
  await expectInPlace(page, id, 'by client navigation');

  await openAt(page, 1440, START);
  await whenReady(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('wait_for_capacity_timeout');
  await page.getByRole('option', { name: 'wait_for_capacity_timeout' }).first().click();
  await expect(page).toHaveURL(/#input-wait_for_capacity_timeout$/);
  await expectInPlace(page, 'input-wait_for_capacity_timeout', 'from search');
});
