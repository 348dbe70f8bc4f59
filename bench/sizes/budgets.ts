import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const bytes = z.int().positive();

/** Limits of `budgets.json`: most are bytes (1 kB = 1,000) after gzip; fonts are already compressed. */
export const budgetsSchema = z.strictObject({
  /** Scripts that run before any interaction and before the browser is idle. */
  javascript: bytes,
  /** Stylesheets without embedded fonts. */
  css: bytes,
  /** Fonts that a page preloads, plus fonts embedded in stylesheets. */
  fonts: bytes,
  /** A document without its article: median page of the documentation, and any page. */
  htmlOverheadOfMedianPage: bytes,
  htmlOverheadOfAnyPage: bytes,
  /** The page of a service with 250 inputs: its whole document, and the count of its elements. */
  largeService: z.strictObject({ html: bytes, elements: z.int().positive() }),
  /**
   * The most expensive query of the bench: from nothing loaded, including scripts, to its results; and with
   * search loaded.
   */
  searchCold: bytes,
  searchNext: bytes,
});
export type Budgets = z.infer<typeof budgetsSchema>;

/** Reads and validates the limits. Throws validation errors. */
export function loadBudgets(root: string): Budgets {
  return budgetsSchema.parse(JSON.parse(readFileSync(path.join(root, 'bench/budgets.json'), 'utf8')));
}
