import type { Browser, Page } from '@playwright/test';

export interface Navigation {
  /** URL path of the target page. */
  readonly to: string;
  /** Milliseconds from the click to the first frame that shows the page. */
  readonly milliseconds: number;
}

/** Assumed slowdown of a reader's machine compared with this one. */
const CPU_THROTTLE = 4;

/**
 * Clicks through links with CPU throttling, each page prefetched as when a reader points at its link. The
 * links must be on the first page, which is loaded again before each click.
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  targets: readonly string[],
): Promise<Navigation[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const navigations: Navigation[] = [];
    for (const to of targets) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(from);
      await page.locator('html[data-client-navigation]').waitFor();
      await addLink(page, to);
      await page.locator('#measured-link').hover();
      await waitForPrefetch(page, new URL(to, from).href);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
      navigations.push({ to, milliseconds: await clickAndTime(page) });
    }
    return navigations;
  } finally {
    await context.close();
  }
}

/** Adds a link, so that any page can be reached from any other. */
async function addLink(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.id = 'measured-link';
    link.href = href;
    link.textContent = 'Next page';
    document.querySelector('main')?.prepend(link);
  }, to);
}

/** Pointing at a link fetches its page unless it is cached. */
async function waitForPrefetch(page: Page, url: string): Promise<void> {
  await page.waitForFunction((name) => {
    const entries = performance.getEntriesByName(name, 'resource');
    return entries.some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0);
  }, url);
}

async function clickAndTime(page: Page): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        const finish = () => {
          // The first task after the next frame runs once that frame is drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(undefined);
          });
        };
        document.addEventListener('gw:navigated', finish, { once: true });
      }),
  );
  await page.locator('#measured-link').click();
  return shown;
}
