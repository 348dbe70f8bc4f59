import type { Page } from '@playwright/test';

/** What a page says for a moment only, such as "Copied", it says until a test has seen it: time stands still, from before it is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
