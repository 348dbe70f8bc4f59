import type { Page } from '@playwright/test';
import { createGate } from './gate.ts';

/** Has answers wait for the returned function, and then come or fail, as those do that are asked for later. */
export async function holdAnswers(
  page: Page,
  url: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route[end]();
  });
  return gate.open;
}

/** The same for the page's script. */
export function holdScript(page: Page, end?: 'continue' | 'abort'): Promise<() => void> {
  return holdAnswers(page, '**/entry.client-*.js', end);
}
