import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What of a page is looked at: all rules, or some of them. */
export type Rules = 'all' | { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Makes `auditPage` possible on the page that is shown. */
export async function loadAudit(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** Shows the page in light or dark colors, once the change from one to the other is over. */
export async function showColors(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, mode) => {
    html.setAttribute('data-theme', mode);
    // An element that is drawn in the colors between two modes has a contrast that no reader sees for long. The end of
    // one change may begin another one, of what inherits its color.
    for (let running = listChanges(); running.length > 0; running = listChanges())
      for (const change of running) change.finish();

    function listChanges(): Animation[] {
      return document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState !== 'finished');
    }
  }, theme);
}

/** Violations of accessibility rules on a page (or one part of it) as it is shown, each with the element that has it. */
export async function auditPage(page: Page, rules: Rules = 'all', part?: string): Promise<string[]> {
  const options: axe.RunOptions = {
    // Of what is in order nothing has to be told.
    resultTypes: ['violations'],
    ...(rules !== 'all' && 'only' in rules && { runOnly: { type: 'rule', values: [...rules.only] } }),
    ...(rules !== 'all' &&
      'except' in rules && {
        rules: Object.fromEntries(rules.except.map((rule) => [rule, { enabled: false }])),
      }),
  };
  return page.evaluate(
    async ([within, given]) => {
      const { violations } = await window.axe.run(within ?? document, given);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [part, options] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
