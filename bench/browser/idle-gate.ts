import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Runs the callbacks that wait for idle time, and lets later requests through. */
    releaseIdle?: () => void;
  }
}

/**
 * Holds `requestIdleCallback` in all documents of a page until `releaseIdle` is called: idle time on demand.
 */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const native = window.requestIdleCallback.bind(window);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    window.releaseIdle = () => {
      window.requestIdleCallback = native;
      for (const callback of held.splice(0)) native(callback);
    };
  });
}

export async function releaseIdle(page: Page): Promise<void> {
  await page.evaluate(() => window.releaseIdle?.());
}
