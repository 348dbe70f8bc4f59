import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

import { BROWSER_PATHS, type OtherBrowser } from './browser-paths.ts';

export { expect, type Page };

export interface OtherBrowserOptions {
  readonly otherBrowser: OtherBrowser;
}

interface TestFixtures {
  /** A new window without storage or history. */
  readonly tab: Page;
}

/** Milliseconds that the start of a browser may take: a whole one, with a profile of its own, on a machine that others use. */
const LONGEST_START = 120_000;

/**
 * Tests in browsers that Playwright does not drive: its Firefox is one of its own making, readers have another. A page
 * that throws, or that breaks its content security policy, fails its test.
 */
export const test = base.extend<TestFixtures, OtherBrowserOptions & { readonly browserApp: Browser }>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],
  browserApp: [
    async ({ otherBrowser }, use) => {
      const executablePath = BROWSER_PATHS[otherBrowser];
      const app = await puppeteer.launch({
        browser: otherBrowser === 'firefox' ? 'firefox' : 'chrome',
        executablePath,
        timeout: LONGEST_START,
        args: otherBrowser === 'firefox' ? [] : ['--no-sandbox', '--disable-quic'],
      });
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: LONGEST_START + 30_000 },
  ],
  tab: async ({ browserApp, otherBrowser }, use) => {
    const context = await browserApp.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    if (otherBrowser === 'older') {
      await page.evaluateOnNewDocument(() => {
        Reflect.deleteProperty(window, 'navigation');
      });
    }
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.text().includes('Content-Security-Policy') || message.type() === 'error')
        faults.push(message.text());
    });
    await use(page);
    await context.close();
    expect(faults).toEqual([]);
  },
});

/** Opens a page and waits until everything that loads late is there. */
export async function openPage(tab: Page, url: string): Promise<void> {
  await tab.goto(url);
  await whenReady(tab);
}

export async function whenReady(tab: Page): Promise<void> {
  await tab.waitForSelector('html[data-client-navigation][data-behaviors]');
}

/** Waits until a page has this main heading. */
export async function expectHeading(tab: Page, text: string): Promise<void> {
  await expect.poll(() => readText(tab, 'h1')).toBe(text);
}

/** The text of the first element of a selector, undefined where there is none or the page is being left. */
export async function readText(tab: Page, selector: string): Promise<string | undefined> {
  try {
    return await tab.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector);
  } catch {
    return undefined;
  }
}

/** What a page says to a question; undefined while it is being left. */
export async function ask<R>(tab: Page, question: () => R): Promise<Awaited<R> | undefined> {
  try {
    return await tab.evaluate(question);
  } catch {
    return undefined;
  }
}

/** Back or forward by steps, as the browser's own buttons do. */
export async function go(tab: Page, steps: number): Promise<void> {
  // Later, so that the page can say that it has understood.
  await tab.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);
}

/** Clicks on what is seen in an element's middle, as a reader does. */
export async function click(tab: Page, selector: string): Promise<void> {
  await tab.locator(selector).click();
}
