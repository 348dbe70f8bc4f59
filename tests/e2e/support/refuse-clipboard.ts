import type { Page } from '@playwright/test';

/** Has the browser refuse what scripts of pages put on the clipboard, as it does on pages that embed others. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
}
