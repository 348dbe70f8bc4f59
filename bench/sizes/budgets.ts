import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const bytes = z.int().positive();

/** Limits of `budgets.json`: most are bytes (1 kB = 1,000) after gzip; fonts are compressed already. */
export const budgetsSchema = z.strictObject({
  /** Scripts that run before the reader does anything and before the browser is idle. */
  javascript: bytes,
  /** Stylesheets less the fonts in them. */
  css: bytes,
  /** Fonts that a page preloads, and what those in stylesheets add to these. */
  fonts: bytes,
  /** A document less its article: median page of the documentation, and any page. */
  htmlOverheadOfMedianPage: bytes,
  htmlOverheadOfAnyPage: bytes,
  /** The page of a service of 250 inputs: its whole document, and the count of its elements. */
  largeService: z.strictObject({ html: bytes, elements: z.int().positive() }),
  /** The dearest query of the bench: from nothing of search, scripts included, to its results; and with all of search there. */
  searchCold: bytes,
  searchNext: bytes,
});
export type Budgets = z.infer<typeof budgetsSchema>;

/** Reads and validates the limits. Throws what is wrong with them. */
export function loadBudgets(root: string): Budgets {
  return budgetsSchema.parse(JSON.parse(readFileSync(path.join(root, 'bench/budgets.json'), 'utf8')));
}
