import type { Page, Request } from '@playwright/test';

/** What Playwright says of an answer that is on its way when a test ends. */
const ENDED = /Test ended|has been closed|has been disposed/;

/**
 * Has a page get other answers than the server gives: `change` is asked for the text of each, and may let it wait. What is
 * still on its way when a test ends is nobody's fault: left alone, it would fail the test after it.
 */
export async function changeAnswers(
  page: Page,
  url: string,
  change: (text: string) => string | Promise<string>,
  isMeant: (request: Request) => boolean = () => true,
): Promise<void> {
  await page.route(url, async (route) => {
    if (!isMeant(route.request())) return route.fallback();
    try {
      const response = await route.fetch();
      const body = await change(await response.text());
      await route.fulfill({ response, body });
    } catch (error) {
      if (!(error instanceof Error && ENDED.test(error.message))) throw error;
    }
  });
}
