import { formatError } from '../../errors/format-error.ts';
import type { Reporter } from '../../pipeline/report/reporter.ts';

/** Prints each error once until something changes: pages are requested more often than edited. */
export interface ErrorLog {
  report(error: unknown): void;
  /** Makes the log print known errors again. */
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
