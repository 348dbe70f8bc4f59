import type { Page } from '@playwright/test';

/**
 * Has the page answer a question at the next event of a kind, before anything that comes later than the event: it listens from
 * when the promise is kept, and the returned function waits for the answer.
 */
export async function askAtEvent<T>(page: Page, type: string, ask: () => T): Promise<() => Promise<T>> {
  const listener = await page.evaluateHandle<{ readonly answer: Promise<T> }>(`({
    answer: new Promise((resolve) => {
      document.addEventListener(${JSON.stringify(type)}, () => resolve((${ask})()), { once: true });
    }),
  })`);
  return () => listener.evaluate(async ({ answer }) => answer);
}
