import { expect, type Page } from '@playwright/test';

/** Shows page after page, as a reader who follows links does. */
export interface Visit {
  /** Shows the page; true when it was loaded, and not put into the document of the page before. */
  open(url: string): Promise<boolean>;
}

/**
 * A page is loaded once for each document around it, all else is shown by client navigation, which takes a quarter of
 * the time: what a navigation leaves in place has then been seen as it was loaded, and what it puts in comes out of the
 * same HTML.
 */
export function startVisit(page: Page): Visit {
  const seen = new Set<string>();
  return {
    async open(url) {
      if (seen.size > 0 && seen.has(await page.evaluate(readSurroundings, url))) {
        await page.evaluate(async (to) => {
          await window.navigation.navigate(to).finished;
        }, url);
        // What is below the first screen is laid out once that is painted.
        await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
        return false;
      }
      await page.goto(url);
      await page.locator('html[data-client-navigation][data-behaviors]').waitFor();
      seen.add(await page.evaluate(readSurroundings, url));
      return true;
    },
  };
}

/** Runs in the page: the HTML of a page without what a navigation swaps. */
async function readSurroundings(url: string): Promise<string> {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  // The page's security policy lets no other code make a document of a text.
  request.responseType = 'document';
  await new Promise((resolve, reject) => {
    request.onload = resolve;
    request.onerror = reject;
    request.send();
  });
  const { documentElement, body } = request.responseXML ?? document.implementation.createHTMLDocument();
  for (const region of body.querySelectorAll('[data-region]')) region.replaceWith('…');
  const { lang, dir, ...attributes } = Object.fromEntries(
    [...documentElement.attributes].map(({ name, value }) => [name, value]),
  );
  return JSON.stringify([attributes, body.outerHTML]);
}
