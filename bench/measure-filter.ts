import type { Browser, Page } from '@playwright/test';

export interface FilterTimes {
  /** Milliseconds from the first key to the frame with the filtered rows: the rows are indexed then. */
  readonly first: number;
  /** Milliseconds for the slowest of the following keys. */
  readonly next: number;
}

/** Assumed slowdown of a reader's machine compared with this one. */
const CPU_THROTTLE = 4;
/** Keys that leave many rows, a few and none, and then all of them again. */
const KEYS = ['r', 'e', 't', 'e', 'n', 'z', 'Backspace', 'Backspace'];

/** Types into the filter of a reference page with CPU throttling. */
export async function measureFilter(browser: Browser, url: string): Promise<FilterTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-filter][data-connected]').waitFor();
    const field = page.locator('[data-filter] input[type="search"]');
    await field.focus();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
    const times: number[] = [];
    for (const key of KEYS) times.push(await pressAndTime(page, key));
    const [first = Number.NaN, ...next] = times;
    return { first, next: Math.max(...next) };
  } finally {
    await context.close();
  }
}

/** The time is recorded in the page: the listener must be there before the key is pressed. */
async function pressAndTime(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.measured;
    const begin = () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        // The first task after the next frame runs once that frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          document.documentElement.dataset.measured = String(performance.now() - start);
        };
        port2.postMessage(undefined);
      });
    };
    document.addEventListener('input', begin, { capture: true, once: true });
  });
  await page.keyboard.press(key);
  const root = page.locator('html[data-measured]');
  return Number(await root.getAttribute('data-measured', { timeout: 10_000 }));
}
