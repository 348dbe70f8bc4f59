import type { Browser, Page } from '@playwright/test';

/** A navigation from one page to another by a link in the content. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Heading of the target page. */
  readonly title: string;
}

/** Assumed slowdown of a reader's machine compared with this one. */
export const CPU_THROTTLE = 4;
/** Timeout for showing a page, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Measures milliseconds from a click on a link to the first frame with the target page's heading, whether an
 * engine swaps the page or loads another document. The pointer was on the link before: whatever an engine
 * prefetches then is cached.
 */
export async function measureVisibleNavigation(browser: Browser, origin: string, way: Way): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForHeading);
    const session = await context.newCDPSession(page);
    await page.goto(new URL(way.from, origin).href, { waitUntil: 'networkidle' });
    const link = await findLink(page, way.to);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
    await page.evaluate((expected) => sessionStorage.setItem('expected', JSON.stringify(expected)), {
      path: trim(new URL(way.to, origin).pathname),
      title: way.title,
    });
    await link.click();
    const shown = await page.waitForFunction(() => sessionStorage.getItem('shown'), undefined, {
      timeout: PATIENCE,
      polling: 100,
    });
    return Number(await shown.jsonValue());
  } finally {
    await context.close();
  }
}

/** Finds the first link to a page in the content. */
async function findLink(page: Page, to: string): Promise<ReturnType<Page['locator']>> {
  const links = page.locator('main p a[href], main li a[href]');
  const hrefs = await links.evaluateAll((elements) =>
    elements.map((element) => (element instanceof HTMLAnchorElement ? element.pathname : '')),
  );
  const index = hrefs.findIndex((href) => trim(href) === trim(to));
  if (index === -1) throw new Error(`the text of ${page.url()} has no link to ${to}`);
  return links.nth(index);
}

/** Engines differ in trailing slashes. */
function trim(pathname: string): string {
  return pathname.replace(/(?:\.html|\/)$/, '');
}

/** Runs in every document: records when a click was made, and when the target heading was drawn. */
function watchForHeading(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  document.addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), {
    capture: true,
  });
  const look = (): void => {
    const clicked = sessionStorage.getItem('clicked');
    const text = sessionStorage.getItem('expected');
    if (clicked === null || text === null) {
      requestAnimationFrame(look);
      return;
    }
    const expected: { path: string; title: string } = JSON.parse(text);
    const isThere =
      location.pathname.replace(/(?:\.html|\/)$/, '') === expected.path &&
      document.querySelector('h1')?.textContent?.includes(expected.title) === true;
    if (!isThere) {
      requestAnimationFrame(look);
      return;
    }
    // The first task after the next frame runs once that frame is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem('shown', String(now() - Number(clicked)));
      port2.postMessage(undefined);
    });
  };
  requestAnimationFrame(look);
}
