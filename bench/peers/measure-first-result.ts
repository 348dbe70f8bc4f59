import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { startSlowNetwork } from '../browser/slow-network.ts';
import { CPU_THROTTLE } from './measure-visible-navigation.ts';
import type { SearchUse } from './peer.ts';

export interface FirstResult {
  /** Milliseconds from the click on the box to the first frame with a result. */
  readonly time: number;
  /** Bytes received in that time. */
  readonly bytes: number;
  /** False when no result came before the timeout: the figures cover the time until then. */
  readonly isThere: boolean;
}

/** A typical good phone connection. */
const LINE = { bandwidth: 10e6, latency: 20 };
/** Milliseconds without network activity after which a page counts as loaded. */
const QUIET = 3000;
/** Timeout for results in milliseconds: some engines build their index in the browser, for minutes. */
const PATIENCE = 8 * 60_000;

/**
 * Opens the search box of a fully loaded page, types a query without a pause, and waits for the first result.
 */
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
    // Prefetched files are not part of a search.
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
