import { formatError } from '../../errors/format-error.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';

/** Prints each error once until something changes: a page is asked for more often than it is edited. */
export interface ErrorLog {
  report(error: unknown): void;
  /** What comes next is news again. */
  reset(): void;
}

export function createErrorLog(reporter: Reporter): ErrorLog {
  const printed = new Set<string>();
  return {
    report(error) {
      const text = formatError(error);
      if (printed.has(text)) return;
      printed.add(text);
      reporter.error(error);
    },
    reset() {
      printed.clear();
    },
  };
}
