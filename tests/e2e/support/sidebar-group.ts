import type { Locator, Page } from '@playwright/test';

/** A collapsible group of the sidebar: its button and its list. */
export function group(page: Page, name: string): { button: Locator; list: Locator } {
  const button = page.getByRole('button', { name: `Toggle the collapsible sidebar category '${name}'` });
  const list = page.locator('[data-category]').filter({ has: button }).locator('[data-collapsible]');
  return { button, list };
}
