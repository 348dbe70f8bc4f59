import { type Browser, chromium } from '@playwright/test';

/** No sandbox, because containers have none; no background requests of the browser itself. */
export const BROWSER_FLAGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

/**
 * Returns the path of the Chromium to measure with. Throws when `CHROMIUM_PATH` is not set: `npm run bench`
 * sets it.
 */
export function getBrowserPath(): string {
  const found = process.env.CHROMIUM_PATH;
  if (found === undefined || found === '') {
    throw new Error('CHROMIUM_PATH is not set. Run the bench with `npm run bench`, which finds a Chromium.');
  }
  return found;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getBrowserPath(), args: BROWSER_FLAGS });
}
