import type { Page } from '@playwright/test';

/**
 * Listens for the next event of a kind, from when the promise is kept; the returned function waits until it has come. What another
 * page or an answer from the network brings about could come before a listener that nobody has waited for.
 */
export async function hearEvent(page: Page, type: string): Promise<() => Promise<void>> {
  const listener = await page.evaluateHandle(
    (name) => ({
      heard: new Promise<void>((resolve) => {
        window.addEventListener(name, () => resolve(), { once: true, capture: true });
      }),
    }),
    type,
  );
  return () => listener.evaluate(({ heard }) => heard);
}
