import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { startSlowNetwork } from '../browser/slow-network.ts';
import { CPU_THROTTLE } from './measure-visible-navigation.ts';
import type { SearchUse } from './peer.ts';

export interface FirstResult {
  /** Milliseconds from the click on the box to the first frame with a result. */
  readonly time: number;
  /** Bytes that came over the line in that time. */
  readonly bytes: number;
  /** False when none came for as long as anybody waits: the figures are what there was until then. */
  readonly isThere: boolean;
}

/** A line as a phone has it on a good day. */
const LINE = { bandwidth: 10e6, latency: 20 };
/** Milliseconds without any answer after which a page has all that it fetches by itself. */
const QUIET = 3000;
/** Milliseconds in which results may come: some engines make their index in the reader's browser, for minutes. */
const PATIENCE = 8 * 60_000;

/** Opens the box of a page that has long been there, types a query without a pause, and waits for the first result. */
export async function measureFirstResult(
  browser: Browser,
  url: string,
  { open, field, result }: SearchUse,
  query: string,
): Promise<FirstResult> {
  const line = await startSlowNetwork(new URL('/', url).href, LINE);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(new URL(new URL(url).pathname, line.url).href, { waitUntil: 'networkidle' });
    // What is fetched ahead of time is no part of a search.
    await line.waitForQuiet(QUIET);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
    const before = line.received();
    page.setDefaultTimeout(0);
    const type = async (): Promise<void> => {
      await page.locator(open).first().click();
      await page.locator(field).first().pressSequentially(query);
      await page.locator(result).first().waitFor();
    };
    const found = await Promise.race([
      Promise.all([page.evaluate(waitForResult, result), type()]),
      wait(PATIENCE, undefined, { ref: false }),
    ]);
    const bytes = line.received() - before;
    return found === undefined
      ? { time: PATIENCE, bytes, isThere: false }
      : { time: found[0], bytes, isThere: true };
  } finally {
    await context.close();
    await line.close();
  }
}

/** Runs in the page. */
function waitForResult(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    const begin = (): void => {
      start = performance.now();
    };
    document.addEventListener('pointerdown', begin, { capture: true, once: true });
    const look = (): void => {
      const isShown = [...document.querySelectorAll(selector)].some(
        (element) => element.getClientRects().length > 0,
      );
      if (start > 0 && isShown) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
