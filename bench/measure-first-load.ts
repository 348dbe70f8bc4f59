import type { Browser, Page, Request } from '@playwright/test';
import { holdIdle, releaseIdle } from './browser/idle-gate.ts';

/** One file loaded by a page. */
export interface LoadedFile {
  readonly url: string;
  /** `document`, `script`, `stylesheet`, `font`, `image`, `fetch` and other resource types of the browser. */
  readonly type: string;
  /** Bytes of the body on the wire, with gzip. */
  readonly size: number;
}

export interface FirstLoad {
  /** Loaded before any interaction and before the browser was idle. */
  readonly atFirst: readonly LoadedFile[];
  /** Loaded by work that waits for idle time. */
  readonly whenIdle: readonly LoadedFile[];
  /** Requests to other origins. */
  readonly foreign: readonly string[];
}

/**
 * Milliseconds after idle time begins in which its requests must have started: image zoom waits for one
 * second.
 */
const SETTLE = 2000;

/**
 * Loads a page in an empty browser profile and records every request, before and after the first idle time.
 */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Most readers get Brotli; every host has gzip, and the limits use it.
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    await holdIdle(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = requests.length;
    await releaseIdle(page);
    await waitForQuiet(page);
    const { origin } = new URL(url);
    const files = await Promise.all(requests.map(toLoadedFile));
    return {
      atFirst: files.slice(0, before),
      whenIdle: files.slice(before),
      foreign: files.map((file) => file.url).filter((file) => !isOwn(file, origin)),
    };
  } finally {
    await context.close();
  }
}

/** Sums the bytes of all files of a type. */
export function sumSizes(files: readonly LoadedFile[], type: string): number {
  return files.filter((file) => file.type === type).reduce((sum, file) => sum + file.size, 0);
}

async function waitForQuiet(page: Page): Promise<void> {
  await page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), SETTLE);
  await page.waitForLoadState('networkidle');
}

async function toLoadedFile(request: Request): Promise<LoadedFile> {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), size: responseBodySize };
}

function isOwn(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:');
}
