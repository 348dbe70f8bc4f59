import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What of a page is looked at: all rules, or some of them. */
export type Rules = 'all' | { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** Makes `auditPage` possible on the page that is shown. */
export async function loadAudit(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** Violations of accessibility rules on a page as it is shown, each with the element that has it. */
export async function auditPage(page: Page, rules: Rules): Promise<string[]> {
  const options: axe.RunOptions = {
    // Of what is in order nothing has to be told.
    resultTypes: ['violations'],
    ...(rules !== 'all' && 'only' in rules && { runOnly: { type: 'rule', values: [...rules.only] } }),
    ...(rules !== 'all' &&
      'except' in rules && {
        rules: Object.fromEntries(rules.except.map((rule) => [rule, { enabled: false }])),
      }),
  };
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
