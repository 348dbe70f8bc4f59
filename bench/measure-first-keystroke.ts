import type { Browser, Page } from '@playwright/test';

/**
 * Measures milliseconds from the first letter in the search box to the first frame with results, once for
 * each letter; the box is open and the index is loaded, but no term or record.
 */
export async function measureFirstKeystrokes(
  browser: Browser,
  url: string,
  letters: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const letter of letters) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.goto(url);
      await page.locator('html[data-client-navigation]').waitFor();
      const index = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/index.json'));
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await index;
      times.push(await typeAndTime(page, letter));
    } finally {
      await context.close();
    }
  }
  return times;
}

declare global {
  interface Window {
    /** Milliseconds from the first letter to the frame with results. */
    firstResults?: Promise<number>;
  }
}

/** Timeout for results, in milliseconds. */
const PATIENCE = 15_000;

async function typeAndTime(page: Page, letter: string): Promise<number> {
  // The listener must be there before the letter is typed.
  await page.evaluate((patience) => {
    window.firstResults = new Promise((resolve, reject) => {
      let start = 0;
      setTimeout(() => reject(new Error('the first letter had no results')), patience);
      document.addEventListener('input', () => (start = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (start === 0 || document.querySelector('dialog [role="option"]') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  }, PATIENCE);
  await page.keyboard.type(letter);
  return page.evaluate(async () => (await window.firstResults) ?? Number.NaN);
}
